### Accounts: what is refused and what would have been right, and what stands in mails.

pass =
    .site = Spindletop
    .nameless = Your seats at Spindletop
    .many = You have asked for this often. Wait a few minutes, or use what you have got.
    .letters = Many links were sent to this address just now. Each of them still works: open the newest one.
    .used = This works once and not for long, and that is over. Ask for a new one.
    .unreadable = This is not what a browser sends for a passkey. Try again on your page.
    .not_made = The passkey could not be checked, so nothing was kept. Try again.
    .not_known = This passkey is not known here. Was it made for another server, or removed?
    .no_passkeys = Passkeys need a name and https, or localhost on this machine. Your page says what to do here.
    .passkeys = You have { $most } passkeys: remove one that you do not need first.
    .last = This passkey is your only way in. Add another one, or an address of mail, first.
    .no_code = This is no recovery code that works here. Each works once: is there a newer one?
mail =
    .none = This server sends no mail. Use a passkey, or your recovery code.
    .taken = Another account has this address. Sign in there, or give another one.
    .subject = Your link to Spindletop
    .text = Hello,

        with this link you sign in at Spindletop ({ $site }):

        { $link }

        It works once, for { $minutes } minutes. If you did not ask for it, do nothing: without it nobody gets in.
    .confirm = Hello,

        with this link you add this address to your account at Spindletop ({ $site }), so that you can sign in by mail:

        { $link }

        It works once, for { $minutes } minutes, where you are signed in. If you did not ask for it, do nothing.
report =
    .no_person = No person sits there.
    .own = That was you.
    .many = You have reported so much that it has to be looked at first.
    .unknown = There is no report { $number }.
operator =
    .nobody = Nobody is known as { $called }. `people` lists all, and table:seat is who sits there.
    .several = Several are known as { $called }: use one of these ids: { $ids }
    .empty = Nobody sits at { $called }. A seat is written table:seat, and the first one is 0.
    .not_banned = { $called } is not banned.
    .settled = Report { $number } is settled: { $how }.
    .no_line = This report is about a name, and there is no line to remove.
    .unknown = Nobody knows who said this: there is nobody to ban.
profile =
    .badge = There is no such badge.

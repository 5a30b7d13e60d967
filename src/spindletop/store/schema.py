"""The schema, as the steps that lead to it. A step that was released never changes; new ones are added."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE entries (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, seq))""",
        # What follows can be made again from the entries; it is here to be listed and found.
        """CREATE TABLE tables (
            game TEXT PRIMARY KEY,
            slug TEXT NOT NULL,
            status TEXT NOT NULL,
            listed SMALLINT NOT NULL,
            host TEXT NOT NULL,
            due SMALLINT NOT NULL,
            turn INTEGER NOT NULL,
            opened DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL,
            about TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, listed, changed)",
        "CREATE INDEX tables_by_host ON tables (host, status)",
        "CREATE INDEX tables_due ON tables (due, changed)",
        "CREATE TABLE holders (holder TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (holder, game))",
        "CREATE TABLE contents (hash TEXT PRIMARY KEY, body TEXT NOT NULL)",
    ),
    (
        # By what somebody wants to be told that it is their turn.
        """CREATE TABLE ways (
            way TEXT PRIMARY KEY,
            holder TEXT NOT NULL,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            keys TEXT NOT NULL,
            game TEXT NOT NULL,
            active SMALLINT NOT NULL,
            confirmed SMALLINT NOT NULL,
            trouble TEXT NOT NULL,
            since DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX ways_by_holder ON ways (holder)",
        "CREATE TABLE habits (holder TEXT PRIMARY KEY, body TEXT NOT NULL)",
        # The last turn at a table that each way is to tell of, or has told.
        """CREATE TABLE outbox (
            way TEXT NOT NULL,
            game TEXT NOT NULL,
            turn INTEGER NOT NULL,
            came DOUBLE PRECISION NOT NULL,
            due DOUBLE PRECISION NOT NULL,
            tries INTEGER NOT NULL,
            claimed DOUBLE PRECISION NOT NULL,
            claimant TEXT NOT NULL,
            done SMALLINT NOT NULL,
            PRIMARY KEY (way, game))""",
        "CREATE INDEX outbox_due ON outbox (done, due)",
        # Who is at which table, as the processes tell each other.
        """CREATE TABLE present (
            process TEXT NOT NULL,
            holder TEXT NOT NULL,
            game TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (process, holder, game))""",
        # What somebody has written down for themselves; `since` tells apart who has sat in a seat.
        """CREATE TABLE notes (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            since INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (game, seat, since))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN falls DOUBLE PRECISION",  # when somebody's time is up
        "CREATE INDEX tables_falling ON tables (falls) WHERE falls IS NOT NULL",
        "ALTER TABLE tables ADD COLUMN offers SMALLINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_offered ON tables (changed) WHERE offers = 1",
        "CREATE TABLE outages (since DOUBLE PRECISION PRIMARY KEY, till DOUBLE PRECISION NOT NULL)",
    ),
    (  # People: of words that open something, fingerprints only. A holder is a browser's or a person's token, likewise.
        """CREATE TABLE people (
            person TEXT PRIMARY KEY,
            holder TEXT NOT NULL UNIQUE,
            mail TEXT UNIQUE,
            recovery TEXT UNIQUE,
            made DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE passkeys (
            credential TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            public_key TEXT NOT NULL,
            counter BIGINT NOT NULL,
            label TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX passkeys_by_person ON passkeys (person)",
        """CREATE TABLE devices (
            device TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            label TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX devices_by_person ON devices (person)",
        """CREATE TABLE passes (
            word TEXT PRIMARY KEY,
            kind TEXT NOT NULL,
            about TEXT NOT NULL,
            holder TEXT NOT NULL,
            expires DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX passes_about ON passes (kind, about)",
        """CREATE TABLE profiles (
            holder TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            badge INTEGER NOT NULL,
            colour INTEGER NOT NULL)""",
        """CREATE TABLE ratings (
            holder TEXT NOT NULL,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL,
            games INTEGER NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (holder, game, seats))""",
        "CREATE INDEX ratings_of_game ON ratings (game, seats)",
        """CREATE TABLE rated (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            holder TEXT NOT NULL,
            points INTEGER NOT NULL,
            PRIMARY KEY (game, seat))""",
        "CREATE INDEX rated_by_holder ON rated (holder)",
    ),
    (
        # Whom somebody does not want to hear or to meet: at one table, or (with no game) everywhere.
        """CREATE TABLE shuns (
            shun TEXT PRIMARY KEY,
            holder TEXT NOT NULL,
            other TEXT NOT NULL,
            game TEXT NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            UNIQUE (holder, other, game))""",
        "CREATE INDEX shuns_by_other ON shuns (other)",
        # Lines and names that people have reported; with no line, it is the name. `other`: who said it.
        """CREATE TABLE reports (
            report INTEGER PRIMARY KEY,
            holder TEXT NOT NULL,
            other TEXT NOT NULL,
            game TEXT NOT NULL,
            line INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            said DOUBLE PRECISION NOT NULL,
            note TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL,
            settled TEXT NOT NULL)""",
        "CREATE INDEX reports_by_holder ON reports (holder)",
        """CREATE TABLE bans (
            holder TEXT PRIMARY KEY,
            until DOUBLE PRECISION NOT NULL,
            reason TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL)""",
        # What the operator did.
        """CREATE TABLE acts (
            act INTEGER PRIMARY KEY,
            made DOUBLE PRECISION NOT NULL,
            what TEXT NOT NULL,
            about TEXT NOT NULL,
            why TEXT NOT NULL)""",
    ),
)

SETTINGS = "CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)"

TABLE_COLUMNS = "game, slug, status, listed, host, due, turn, opened, changed, about, falls, offers"

ADD_ENTRY = "INSERT INTO entries (game, seq, kind, body, made) VALUES (?, ?, ?, ?, ?)"

SET_TABLE = f"""INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET status = excluded.status, listed = excluded.listed, host = excluded.host,
    due = excluded.due, turn = excluded.turn, changed = excluded.changed, about = excluded.about,
    falls = excluded.falls, offers = excluded.offers"""

ADD_HOLDER = "INSERT INTO holders (holder, game) VALUES (?, ?) ON CONFLICT DO NOTHING"

ADD_CONTENT = "INSERT INTO contents (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING"

ADD_SETTING = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"

SET_SETTING = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

ADD_OUTAGE = "INSERT INTO outages (since, till) VALUES (?, ?) ON CONFLICT DO NOTHING"

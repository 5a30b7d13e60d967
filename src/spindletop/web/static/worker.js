// Beside all pages: shows a notice that was pushed to this browser, and leads to the table when it is clicked.
"use strict";

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: "/static/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href));
});

// A page that shows the table already comes to the front.
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

// The browser has made the subscription anew: the old one leads nowhere.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const { options } = event.oldSubscription ?? event.newSubscription;
  const made = event.newSubscription ?? await self.registration.pushManager.subscribe(options);
  const { endpoint, keys: { p256dh, auth } } = made.toJSON();
  await fetch("/post/push", { method: "POST", body: new URLSearchParams({ endpoint, p256dh, auth }) });
}

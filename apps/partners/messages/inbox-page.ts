import type { RouteResponse } from "../http/route-response.ts"
import type { FailurePlan } from "./messages-failures.ts"
import type { Message, MessageFilter, MessageStore } from "./messages.store.ts"

const MAX_RECIPIENTS = 6

/** The page on which a person finds the code that Hearth has just sent. Without scripts it reloads every 5 seconds. */
export function inboxPage(store: MessageStore, filter: MessageFilter, plan: FailurePlan): RouteResponse {
  const messages = store.list(filter)
  const total = store.total()
  const to = filter.to ?? ""
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Messages · Hearth</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
<noscript><meta http-equiv="refresh" content="5"></noscript>
<script type="module" src="/inbox.js"></script>
</head>
<body>
<header>
  <div class="brand">${flame}<div><h1>Messages</h1><p>The SMS and e-mails that Hearth sent. Nothing leaves this machine.</p></div></div>
  <form role="search" action="/">
    <label for="to">Number or address</label>
    <div class="field"><input id="to" name="to" type="search" inputmode="tel" autocomplete="off" value="${escape(to)}" placeholder="+91 98…"><button>Show</button></div>
  </form>
</header>
<main id="messages" data-version="${total}.${escape(messages[0]?.id ?? "")}.${plan.mode}" aria-live="polite">
${plan.mode === "ok" ? "" : `<p class="failing">The provider simulates <strong>${plan.mode}</strong>${plan.times ? ` for the next ${plan.times} calls` : ""}.</p>`}
${recipientLinks(store.list(), to)}
${messages.length > 0 ? `<ol class="list">${messages.map(messageCard).join("\n")}</ol>` : emptyInbox(to)}
</main>
</body>
</html>
`
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  }
  return { status: 200, headers, body }
}

/** Links to the latest recipients. */
function recipientLinks(latest: readonly Message[], selected: string): string {
  const recipients = [...new Set(latest.map(({ to }) => to))].slice(0, MAX_RECIPIENTS)
  if (recipients.length < 2 && selected === "") return ""
  const chip = (to: string, text: string) =>
    `<a href="/${to ? `?to=${encodeURIComponent(to)}` : ""}"${to === selected ? ' aria-current="page"' : ""}>${escape(text)}</a>`
  return `<nav aria-label="Recipients">${[chip("", "All"), ...recipients.map((to) => chip(to, to))].join("")}</nav>`
}

function messageCard({ id, channel, to, from, subject, body, sentAt }: Message): string {
  const [code] = body.match(/\b\d{4,8}\b/) ?? []
  const kind = channel === "sms" ? "SMS" : "E-mail"
  return `<li id="${escape(id)}"><article>
  <p class="meta"><span class="kind">${kind}</span> <a class="to" href="/?to=${encodeURIComponent(to)}">${escape(to)}</a> <time datetime="${sentAt}">${sentAt.slice(0, 19).replace("T", " ")} UTC</time></p>
  ${subject ? `<h2>${escape(subject)}</h2>` : ""}
  <p class="body">${highlight(body)}</p>
  ${code ? `<p class="code"><output>${code}</output><button type="button" data-copy="${code}">Copy code</button></p>` : ""}
  <p class="from">from ${escape(from)}</p>
</article></li>`
}

const highlight = (body: string): string => escape(body).replaceAll(/(?<![\d#&])\d{4,8}(?!\d)/g, "<mark>$&</mark>")

function emptyInbox(to: string): string {
  const [title, text] = to
    ? [`Nothing for “${escape(to)}”`, '<a href="/">Show all messages</a>']
    : ["No messages yet", "Request a login code in Hearth. It appears here automatically."]
  return `<div class="empty">${envelope}<h2>${title}</h2><p>${text}</p></div>`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}

const flame = `<svg class="flame" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20"/><path d="M21 7c1 5 8 8 8 16a9 9 0 0 1-18 0c0-4 2-6 4-8 0 3 1 4 3 5 0-5 1-9 3-13Z"/></svg>`
const envelope = `<svg viewBox="0 0 120 84" aria-hidden="true"><rect x="2" y="2" width="116" height="80" rx="14"/><path d="m8 12 52 38 52-38"/></svg>`

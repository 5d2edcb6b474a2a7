import { sql } from "kysely"
import { beforeEach, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { type QueuedMessage, createMessages, type Messages, type MessageInput } from "./create-messages.ts"

let app: TestApp
let partners: Partners
/** The messages of a process that dies and of one that survives. */
let [dying, living]: Messages[] = []
withPartners((started) => ({ app, partners } = started))
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  ;[dying, living] = [createMessages(app.platform), createMessages(app.platform)]
  await partners.setMessageFailures({ mode: "ok" })
})

let phoneCount = 0
const newNumber = () => `+9198${String(10_000_000 + ++phoneCount)}`

const codeMessage = (to: string, text: string): MessageInput => ({
  channel: "sms",
  kind: "LOGIN",
  to,
  text,
  expiresInSeconds: 300,
  isReplaceable: true,
})

/** Commits a message whose process dies before sending it. */
function enqueueAndDie(message: MessageInput): Promise<QueuedMessage | undefined> {
  return inTransaction(app.database.db, async (tx) => dying?.enqueue(tx, message))
}

async function sentTo(to: string): Promise<string[]> {
  return (await partners.messages(to)).map(({ body }) => body)
}

async function rowOf(message: QueuedMessage | undefined) {
  const { rows } = await sql<{ state: string; provider_id: string | null; sealed: string | null }>`
    select state, provider_id, sealed from messages.message where id = ${message?.id}`.execute(app.database.db)
  return rows[0]
}

/**
 * Advances the clock beyond the time that a message's own process has to send it. The app's own job may send it first.
 */
async function sendPendingLater(): Promise<void> {
  app.clock.advance(25)
  await living?.sendPending()
}

const waitForState = (message: QueuedMessage | undefined, state: string) =>
  vi.waitFor(async () => expect(await rowOf(message)).toMatchObject({ state, sealed: null }), 60_000)

test("[SEC-12a] a message whose process died before sending it is sent once by another process", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "123456 is your code"))
  await living?.sendPending()
  expect(await sentTo(to)).toEqual([])
  await sendPendingLater()
  await waitForState(message, "sent")
  expect((await rowOf(message))?.provider_id).toMatch(/^SM/)
  await sendPendingLater()
  expect(await sentTo(to)).toEqual(["123456 is your code"])
})

test("[SEC-12a] a pending message is sent once although many nodes look for pending messages at the same time", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "234567 is your code"))
  app.clock.advance(25)
  const nodes = Array.from({ length: 6 }, () => createMessages(app.platform))
  await Promise.all(nodes.map((node) => node.sendPending()))
  await waitForState(message, "sent")
  expect(await sentTo(to)).toHaveLength(1)
})

test("[SEC-12a] a message whose result was lost is found at the provider and not sent again", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "345678 is your code"))
  // As if the process had died after the provider accepted the message.
  const { url, account, token, from } = app.settings.messages?.sms ?? { url: "", account: "", token: "", from: "" }
  await fetch(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
    body: new URLSearchParams({ To: to, From: from, Body: "345678 is your code" }),
  })
  const sid = await sidOf(to)
  await sendPendingLater()
  await waitForState(message, "sent")
  expect((await rowOf(message))?.provider_id).toBe(sid)
  expect(await sentTo(to)).toHaveLength(1)
})

async function sidOf(to: string): Promise<string | undefined> {
  const answer = await fetch(`${partners.adminUrls.messages}/admin/messages?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { messages: { id: string }[] }).messages[0]?.id
}

test("an expired code is no longer sent", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "456789 is your code"))
  app.clock.advance(301)
  await living?.sendPending()
  await waitForState(message, "not sent")
  expect(await sentTo(to)).toEqual([])
})

test("of two codes for the same purpose only the later one is sent", async () => {
  const to = newNumber()
  const first = await enqueueAndDie(codeMessage(to, "111111 is your code"))
  app.clock.advance(1)
  const second = await enqueueAndDie(codeMessage(to, "222222 is your code"))
  const other = await enqueueAndDie({ ...codeMessage(to, "333333 is your code"), kind: "CASH" })
  await sendPendingLater()
  await waitForState(first, "not sent")
  await waitForState(second, "sent")
  await waitForState(other, "sent")
  expect((await sentTo(to)).toSorted()).toEqual(["222222 is your code", "333333 is your code"])
})

test("[SEC-12a] messages about two orders are both sent and don't replace each other", async () => {
  const to = newNumber()
  const makeOrderMessage = (text: string) => ({ ...codeMessage(to, text), kind: "order placed", isReplaceable: false })
  const first = await enqueueAndDie(makeOrderMessage("order one"))
  app.clock.advance(1)
  const second = await enqueueAndDie(makeOrderMessage("order two"))
  await sendPendingLater()
  await waitForState(first, "sent")
  await waitForState(second, "sent")
  expect((await sentTo(to)).toSorted()).toEqual(["order one", "order two"])
})

test("[SEC-12c] a code whose process died waits while the provider is down, and is sent once by another process afterwards", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "567890 is your code"))
  await partners.setMessageFailures({ mode: "error500" })
  await sendPendingLater()
  expect(await rowOf(message)).toMatchObject({ state: "sending" })
  await partners.setMessageFailures({ mode: "ok" })
  app.clock.advance(31)
  await living?.sendPending()
  await waitForState(message, "sent")
  expect(await sentTo(to)).toHaveLength(1)
})

test.each(["error500", "too-many", "refuse", "reset"] as const)(
  "[SEC-12c] a message about an order that the provider did not accept (%s) is sent once when the provider is back",
  async (mode) => {
    const to = newNumber()
    const orderMessage = { ...codeMessage(to, `order by ${mode}`), kind: "order placed", isReplaceable: false }
    const message = await enqueueAndDie(orderMessage)
    await partners.setMessageFailures({ mode })
    if (!message) throw new Error("no message was enqueued")
    expect(await living?.deliver(message)).not.toBe("sent")
    expect(await rowOf(message)).toMatchObject({ state: "sending" })
    await partners.setMessageFailures({ mode: "ok" })
    await sendPendingLater()
    await waitForState(message, "sent")
    expect(await sentTo(to)).toEqual([`order by ${mode}`])
  },
)

test("a code that its own process could not deliver is not sent later, because the customer has seen the error", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "789012 is your code"))
  if (!message) throw new Error("no message was enqueued")
  await partners.setMessageFailures({ mode: "error500" })
  expect(await living?.deliver(message)).toBe("not sent")
  await partners.setMessageFailures({ mode: "ok" })
  await sendPendingLater()
  await waitForState(message, "not sent")
  expect(await sentTo(to)).toEqual([])
})

test("a pending message's row shows neither number nor text, and its content is removed once it is sent", async () => {
  const to = newNumber()
  const message = await enqueueAndDie(codeMessage(to, "678901 is your code"))
  const row = JSON.stringify(await rowOf(message))
  expect(row).not.toMatch(/678901|\+9198/)
  await sendPendingLater()
  await waitForState(message, "sent")
})

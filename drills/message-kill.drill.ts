import { sql } from "kysely"
import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { createBuyer } from "./support/buyer.ts"
import { checkInvariants } from "./support/check-invariants.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { type RunningServer, startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * SEC-12, IDN-1, TRK-1. The server is killed with `kill -9` between the commit that enqueues an SMS and the
 * provider's response: before the provider has accepted it, and after. Once a server runs again, each SMS arrives
 * exactly once, codes that have expired meanwhile are not sent, and the provider has as many messages as our database.
 *
 * Verified to catch: a message that only the process which stored it could send ("1 messages have no result a minute
 * after the restart").
 */

const REPETITIONS = Number(process.env["KILLS"] ?? 4)
/** A message is reserved for its own process for 20 s; after that, nodes poll for it every 5 s. */
const DELIVERY_TIMEOUT_MS = 60_000
const TWO_POLLS_MS = 12_000
const INVARIANTS_TIMEOUT_MS = 180_000
const EXPIRED_MINUTES = 6

/** Waits until a message of this kind is committed and has no result. */
async function waitUntilCommitted(context: DrillContext, kind: string): Promise<void> {
  await context.withDatabase(async ({ db }) => {
    for (;;) {
      const { rows } = await sql`select from messages.message where kind = ${kind} and state = 'sending'`.execute(db)
      if (rows.length > 0) return
      await wait(5)
    }
  })
}

/** Moves the times of unsent messages back, as if the server had been down for that long. */
async function expirePending(context: DrillContext): Promise<void> {
  await context.withDatabase(({ db }) =>
    sql`update messages.message set made_at = made_at - make_interval(mins => ${EXPIRED_MINUTES}),
      expires_at = expires_at - make_interval(mins => ${EXPIRED_MINUTES}),
      send_after = send_after - make_interval(mins => ${EXPIRED_MINUTES})
      where state = 'sending'`.execute(db),
  )
}

async function waitUntilNonePending(context: DrillContext): Promise<void> {
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS
  await context.withDatabase(async ({ db }) => {
    for (;;) {
      const { rows } = await sql`select from messages.message where state = 'sending'`.execute(db)
      if (rows.length === 0) return
      assertHolds(Date.now() < deadline, `${rows.length} messages have no result a minute after the restart.`)
      await wait(250)
    }
  })
}

/**
 * Waits until all invariants hold, or until the timeout. After a minute or more, another process takes over the job of
 * a dead process and finds that its message was sent.
 */
async function waitUntilInvariantsHold(context: DrillContext): Promise<void> {
  const deadline = Date.now() + INVARIANTS_TIMEOUT_MS
  while (Date.now() < deadline && (await checkInvariants(context)).length > 0) await wait(2_000)
}

const countTo = async ({ partners }: DrillContext, mobile: string, pattern: RegExp) =>
  (await partners.messages(mobile)).filter(({ body }) => pattern.test(body)).length

async function killInBetween(context: DrillContext): Promise<string> {
  const { partners, env } = context
  let server: RunningServer = await startServer(env)
  const expected: { mobile: string; pattern: RegExp; count: number }[] = []
  const newBuyer = () => createBuyer({ ...context, address: () => context.address })
  const requestCode = async () => {
    const { client, mobile } = await newBuyer()
    // The client repeats the request with the same key when the server is back. This must not send a second message.
    const codeRequest = client.post("/loginhandler/v3/getotp", { mobile, termsAccepted: true })
    return { mobile, codeRequest }
  }
  const restart = async (whileDown = async () => {}) => {
    await server.kill()
    await whileDown()
    await partners.setMessageFailures({ mode: "ok" })
    server = await startServer(env)
  }

  // The provider hangs and never accepts the message, as if the process had died right before sending it.
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    await partners.setMessageFailures({ mode: "hang" })
    const { mobile, codeRequest } = await requestCode()
    await waitUntilCommitted(context, "LOGIN")
    await restart()
    await codeRequest
    expected.push({ mobile, pattern: /^\d{6} is your code/, count: 1 })
    await waitUntilNonePending(context)
  }
  // The provider may or may not have accepted the message when the process dies.
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    await partners.setMessageFailures({ mode: "slow", delayMs: 1_000 })
    const { mobile, codeRequest } = await requestCode()
    await waitUntilCommitted(context, "LOGIN")
    await wait(randomInt(0, 600))
    await restart()
    await codeRequest
    expected.push({ mobile, pattern: /^\d{6} is your code/, count: 1 })
    await waitUntilNonePending(context)
  }
  // Kills the server while a job sends the message.
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const buyer = await newBuyer()
    await partners.setMessageFailures({ mode: "slow", delayMs: 1_500 })
    const { orderStatus } = await buyer.payCash(await buyer.order(1))
    assertHolds(orderStatus === "ORDER PLACED", `A cash order is ${orderStatus}.`)
    await waitUntilCommitted(context, "order placed")
    await wait(randomInt(0, 600))
    await restart()
    expected.push({ mobile: buyer.mobile, pattern: /^Thank you! Your Hearth order/, count: 1 })
    await waitUntilNonePending(context)
  }
  // The server is back only after the code has expired.
  await partners.setMessageFailures({ mode: "hang" })
  const { mobile, codeRequest } = await requestCode()
  await waitUntilCommitted(context, "LOGIN")
  await restart(() => expirePending(context))
  await codeRequest.catch(() => {})
  expected.push({ mobile, pattern: /./, count: 0 })
  await waitUntilNonePending(context)
  await wait(TWO_POLLS_MS)

  for (const { mobile: to, pattern, count } of expected) {
    const messageCount = await countTo(context, to, pattern)
    assertHolds(messageCount === count, `${to} has ${messageCount} messages and should have ${count}.`)
  }
  await waitUntilInvariantsHold(context)
  assertHolds((await server.stop()) === 0, "The server does not stop cleanly.")
  const violations = await checkInvariants(context)
  assertHolds(violations.length === 0, violations.join(" | "))
  return `${3 * REPETITIONS + 1} kills between commit and response: ${3 * REPETITIONS} messages arrived once each, an expired one did not; all invariants hold.`
}

await drill("message kill -9", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) => withDrillContext({ DATA_DIR, DATABASE_URL }, killInBetween)),
  ),
)

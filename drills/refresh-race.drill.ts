import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { Client } from "pg"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { type RunningServer, startServer } from "./support/start-server.ts"

/*
 * SEC-3 and invariant I15. In each round, fifty concurrent refreshes with one token, on two processes with one
 * PostgreSQL, all get the same new token. Killing a node with `kill -9` during a race ends no session. Signing out on
 * one node while both nodes refresh leaves no valid credentials on either. In the end no session has two active tokens.
 *
 * Verified to catch: a session that is read without its lock ("answered with 500"), and a session that is not looked up
 * at each call ("credentials of a session that signed out work").
 */

const ROUNDS = 10
const REFRESHES_PER_ROUND = 50
const fromMiniApp = { "client-type": "web app-paytm", "content-type": "application/json" }

interface Credentials {
  userId: string
  bearer: string
  refreshToken: string
}

interface RefreshResult {
  status: number
  credentials: Credentials | undefined
}

async function post(address: string, call: string, body?: object): Promise<RefreshResult> {
  const response = await fetch(`${address}/api/loginhandler/${call}`, {
    method: "POST",
    headers: fromMiniApp,
    body: JSON.stringify(body ?? {}),
  })
  if (response.status !== 200) return { status: response.status, credentials: undefined }
  const { userId, credentials } = (await response.json()) as GuestSession
  return {
    status: 200,
    credentials: { userId, bearer: credentials.secretKey, refreshToken: credentials.refreshToken ?? "" },
  }
}

async function newGuest(address: string): Promise<Credentials> {
  const { status, credentials } = await post(address, "anonymoususer")
  assertHolds(credentials !== undefined, `The request for a guest session was answered with ${status}.`)
  return credentials
}

function refresh(address: string, { userId, refreshToken }: Credentials): Promise<RefreshResult> {
  return post(address, "refreshtokenanonymous", { userId, refreshToken })
}

const addressOf = (nodes: readonly RunningServer[], index: number) => nodes[index % nodes.length]?.address ?? ""

function race(nodes: readonly RunningServer[], credentials: Credentials): Promise<RefreshResult[]> {
  return Promise.all(
    Array.from({ length: REFRESHES_PER_ROUND }, (_, index) => refresh(addressOf(nodes, index), credentials)),
  )
}

/** Asserts that all refreshes succeeded with the same new token, and returns it. */
function assertOneSuccessor(results: readonly RefreshResult[], previous: Credentials, when: string): Credentials {
  const refused = results.filter(({ status }) => status !== 200)
  assertHolds(refused.length === 0, `${when}, ${refused.length} refreshes were answered with ${refused[0]?.status}.`)
  const tokens = new Set(results.map(({ credentials }) => credentials?.refreshToken))
  assertHolds(tokens.size === 1, `${when}, there were ${tokens.size} different new tokens.`)
  const next = results[0]?.credentials
  assertHolds(next !== undefined && next.refreshToken !== previous.refreshToken, `${when}, the token did not change.`)
  return next
}

async function isAuthenticated(nodes: readonly RunningServer[], { bearer }: Credentials): Promise<boolean> {
  const results = await Promise.all(
    nodes.map(({ address }) => fetch(`${address}/api/alerts`, { headers: { authorization: bearer } })),
  )
  return results.some(({ status }) => status === 200)
}

async function checkSuccessorsAgree(nodes: readonly RunningServer[]): Promise<Credentials> {
  let credentials = await newGuest(addressOf(nodes, 0))
  for (let round = 1; round <= ROUNDS; round++) {
    credentials = assertOneSuccessor(await race(nodes, credentials), credentials, `In round ${round}`)
  }
  return credentials
}

async function checkSignOutWins(nodes: readonly RunningServer[]): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const leaving = await newGuest(addressOf(nodes, round))
    const refreshes = race(nodes, leaving)
    await fetch(`${addressOf(nodes, round)}/api/sso-aggregation/ve1/logout`, {
      method: "POST",
      headers: { authorization: leaving.bearer },
    })
    const renewed = (await refreshes).flatMap((response) => response.credentials ?? [])
    for (const each of [leaving, ...renewed]) {
      assertHolds(
        !(await isAuthenticated(nodes, each)),
        `Round ${round}: credentials of a session that signed out work.`,
      )
    }
  }
}

async function checkKillKeepsSession(
  nodeToKill: RunningServer,
  otherNode: RunningServer,
  credentials: Credentials,
): Promise<void> {
  const interrupted = Promise.allSettled(Array.from({ length: 20 }, () => refresh(nodeToKill.address, credentials)))
  await nodeToKill.kill()
  await interrupted
  assertOneSuccessor(await race([otherNode], credentials), credentials, "After a kill")
}

async function checkOneActiveToken(url: string): Promise<void> {
  const database = new Client(url)
  await database.connect()
  const { rows } = await database.query(
    "select session_id from identity.refresh_token where used_at is null group by session_id having count(*) > 1",
  )
  await database.end()
  assertHolds(rows.length === 0, `${rows.length} sessions have two active tokens.`)
}

await drill("refresh race", () =>
  withDirectory((DATA_DIR) =>
    withPostgres(async (url) => {
      const env = { DATA_DIR, DATABASE_URL: url, GUESTS_PER_MINUTE: "10000" }
      const [one, other] = [await startServer(env), await startServer(env)]
      try {
        const credentials = await checkSuccessorsAgree([one, other])
        await checkSignOutWins([one, other])
        await checkKillKeepsSession(one, other, credentials)
        await checkOneActiveToken(url)
      } finally {
        await Promise.all([one.kill(), other.kill()])
      }
      return (
        `${2 * ROUNDS} rounds of ${REFRESHES_PER_ROUND} refreshes on two processes: ` +
        "one new token per round, and no valid credentials after signing out."
      )
    }),
  ),
)

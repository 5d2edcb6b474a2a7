import type { Client } from "pg"
import { createManagers } from "./data/office-managers.ts"
import { type BenchCall, compareCalls } from "./measure-calls.ts"
import { type BenchServer, withServer } from "./servers/with-server.ts"

/*
 * Head office's list of what customers say. India has 100,000 entries of a year from 2,000 stores: nearly all have a low
 * score or words, and each of the filters leaves out most of them in the newest half year. Each page is compared with
 * the same call for Sri Lanka, which has 40 entries, and the last page with the first.
 */

const ROUNDS = 7
const LOAD = { connections: 4, amount: 200 }
const ENTRIES = 100_000
const FEW_ENTRIES = 40
const STORES = 2_000
/** The pages before the last one. */
const LAST_PAGE_ENTRIES = 10
const LIST = "/store-ops/ve1/head-office/feedback"
const DAY_MS = 24 * 3_600_000

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Newest first. `hasWords` and `isLow` are SQL expressions in `n`, the entry's number from 1 on. */
async function insertFeedback(
  client: Client,
  { country, count, hasWords, isLow }: { country: string; count: number; hasWords: string; isLow: string },
): Promise<void> {
  await client.query(
    `insert into feedback.feedback
       (id, country, user_id, order_id, store_id, delivery_type, overall_rating, aspects, text, created_at)
     select gen_random_uuid(), '${country}', gen_random_uuid(), gen_random_uuid(), 'B' || n % ${STORES}, 'DELIVERY',
       case when ${isLow} then 2 else 5 end, '{"TASTE": 4, "SPEED": 5}',
       case when ${hasWords} then 'The crust was perfect and the rider was kind.' end,
       now() - n * interval '360 days' / ${count}
     from generate_series(1, ${count}) as n`,
  )
}

async function measureLists({ port, client }: BenchServer): Promise<void> {
  const [member] = await createManagers(client, 1)
  if (!member) throw new Error("no member was created")
  const half = ENTRIES / 2
  // In the newest half, one in a thousand has words; in the older half, one in a thousand has a low score.
  const hasWords = `(n > ${half} or n % 1000 = 0)`
  const isLow = `(n <= ${half} or n % 1000 = 0)`
  await insertFeedback(client, { country: "IN", count: ENTRIES, hasWords, isLow })
  await insertFeedback(client, { country: "LK", count: FEW_ENTRIES, hasWords: "true", isLow: "true" })
  await client.query("checkpoint")
  await client.query("vacuum analyze")
  const days = `firstDay=${dayBefore(364)}&lastDay=${dayBefore(0)}`
  const call = (query: string, country = "in"): BenchCall[] => [
    { path: `${LIST}?${days}${query}`, country, headers: { cookie: member.cookie } },
  ]
  const { rows } = await client.query<{ id: string }>(
    `select id from feedback.feedback where country = 'IN' order by created_at, id offset ${LAST_PAGE_ENTRIES} limit 1`,
  )
  const compare = (name: string, calls: BenchCall[], baseline: BenchCall[], bar: number) =>
    compareCalls(port, { name, calls, baseline, bar, load: LOAD, rounds: ROUNDS })
  const few = `rate relative to that of ${FEW_ENTRIES}`
  await compare(`first page of ${ENTRIES} entries: ${few}`, call(""), call("", "lk"), 0.5)
  await compare("last page: rate relative to the first", call(`&afterId=${rows[0]?.id}`), call(""), 0.6)
  await compare(`entries of one store: ${few}`, call("&storeId=B7"), call("", "lk"), 0.5)
  await compare(`entries with words: ${few}`, call("&show=words"), call("", "lk"), 0.5)
  const lowOfOlder = (query: string) => {
    const [first] = call(query)
    return [{ ...first, path: `${LIST}?firstDay=${dayBefore(364)}&lastDay=${dayBefore(190)}${query}` }] as BenchCall[]
  }
  await compare(`entries with a low score: ${few}`, lowOfOlder("&show=low"), call("", "lk"), 0.5)
}

await withServer(measureLists)

import type { Client } from "pg"
import { printResult } from "./bench-result.ts"
import { createVisitors } from "./data/visitors.ts"
import { type BenchCall, compareCalls, compareRates, measureCalls } from "./measure-calls.ts"
import { measureBareSql } from "./pgbench.ts"
import { type BenchServer, withServer } from "./servers/with-server.ts"

/*
 * `GET /alerts`, which each page asks for once, by 200 visitors. India has 20,000 alerts of the last two years, 3 current
 * ones for the country, 3 for each of 2,000 stores, and 200,000 visitors who have seen some of them. It is compared
 * with pgbench and the same statement, and with Sri Lanka, which has 3 alerts for the country only.
 */

const ROUNDS = 5
const VISITORS = 200
const LOAD = { connections: 4, amount: 2 * VISITORS }
const PAST = 20_000
const STORES = 2_000
const AT_ONCE = 3
const SEEN = 200_000
const BARE_SECONDS = 2

async function insertAlerts(client: Client, visitorIds: readonly string[]): Promise<void> {
  const columns = "id, country, store_id, store_ids, tone, title, message, starts_at, ends_at"
  const text = "'news', 'Oven repair', 'We bake again from 7 pm. Until then, other stores deliver to you.'"
  await client.query(
    `insert into alerts.alert (${columns})
     select gen_random_uuid(), 'IN', 'B' || n % ${STORES}, array['B' || n % ${STORES}], ${text}, at, at + interval '1 day'
     from generate_series(1, ${PAST}) as n, lateral (select now() - n * interval '50 minutes' - interval '2 days' as at) as times`,
  )
  await client.query(
    `insert into alerts.alert (${columns})
     select gen_random_uuid(), country, store, case when store is not null then array[store] end, ${text},
       now() - interval '1 hour', now() + interval '30 days'
     from generate_series(1, ${AT_ONCE}), (
       select 'IN' as country, 'B' || n as store from generate_series(0, ${STORES - 1}) as n
       union all select country, null from (values ('IN'), ('LK')) as each (country)) as audience`,
  )
  // Every visitor who is measured has seen one of the country's alerts.
  await client.query(
    `insert into alerts.seen (alert_id, user_id, seen_at, counted)
     select id, user_id, now(), true
     from (select id from alerts.alert where store_id is null and country = 'IN' order by id limit 1) as alert,
       (select unnest($1::uuid[]) union all select gen_random_uuid() from generate_series(1, ${SEEN})) as visitor (user_id)`,
    [visitorIds],
  )
  await client.query("checkpoint")
  await client.query("vacuum analyze")
}

const bareQuery = (userId: string | undefined) =>
  `select id, tone, title, message, ends_at from alerts.alert where country = 'IN' and ended_at is null
   and (store_id is null or store_id = 'B7' or store_ids @> array['B7']) and starts_at <= now() and ends_at > now()
   and not exists (select from alerts.seen where alert_id = alert.id and user_id = '${userId}')
   order by starts_at desc, id`

async function measureAlerts({ port, client, env, databaseUrl, directory }: BenchServer): Promise<void> {
  const visitors = await createVisitors(client, env, "guest", VISITORS)
  await insertAlerts(
    client,
    visitors.map(({ userId }) => userId),
  )
  const others = await createVisitors(client, env, "guest", VISITORS, "LK")
  const callsTo = (path: string, country: "in" | "lk" = "in"): BenchCall[] =>
    (country === "in" ? visitors : others).map(({ token }) => ({ path, country, headers: { authorization: token } }))
  const alerts = callsTo("/alerts?storeId=B7")
  await measureCalls(port, alerts, LOAD)
  const bare = { databaseUrl, statements: [bareQuery(visitors[0]?.userId)], connections: LOAD.connections, directory }
  const name = "alerts of a visitor: rate relative to its bare SQL"
  const measure = () => measureCalls(port, alerts, LOAD)
  const value = await compareRates(ROUNDS, name, measure, () => measureBareSql({ ...bare, seconds: BARE_SECONDS }))
  printResult({ name, value, bar: 0.02, better: "higher" })
  await compareCalls(port, {
    name: `alerts where there are ${PAST + STORES * AT_ONCE}: rate relative to where there are few`,
    calls: alerts,
    baseline: callsTo("/alerts?storeId=A1", "lk"),
    bar: 0.5,
    load: LOAD,
    rounds: ROUNDS,
  })
}

await withServer(measureAlerts)

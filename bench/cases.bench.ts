import type { Client } from "pg"
import { printResult } from "./bench-result.ts"
import { caseId, caseNumberOf, insertCases } from "./data/insert-cases.ts"
import { type BenchCall, compareCalls, compareRates, measureCalls } from "./measure-calls.ts"
import { createManagers, type OfficeManager } from "./data/office-managers.ts"
import { measureBareSql } from "./pgbench.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"
import { type BenchServer, withServer } from "./servers/with-server.ts"

/*
 * Lists of cases. India has 100,000 cases of 2,000 stores, and one of these stores has 10,000 active ones. Each list is
 * compared with the same call where there are 40 cases (another store, or Sri Lanka), and its last page with its first.
 * A customer has 400 cases, one of them with 100 messages; they are compared with pgbench and the same statements.
 */

const ROUNDS = 5
const CONNECTIONS = 4
const LOAD = { connections: CONNECTIONS, amount: 200 }
const LOADED = { load: LOAD, rounds: ROUNDS }
const BARE_SECONDS = 2
const CASES = 100_000
const STORE_CASES = 10_000
const STORES = 2_000
const FEW_CASES = 40
const OWN_CASES = 400
const MESSAGES = 100
/** A member may search twenty times a minute. */
const MEMBERS = 400
const BIG_STORE = "6585R"

async function insertAllCases(
  client: Client,
  { smallStore, userId, memberId }: { smallStore: string; userId: string; memberId: string },
): Promise<void> {
  const firstOwn = CASES - OWN_CASES
  await insertCases(client, {
    country: "IN",
    count: CASES,
    storeId: `case when n <= ${STORE_CASES} then '${BIG_STORE}'
      when n <= ${STORE_CASES + FEW_CASES} then '${smallStore}' else 'B' || n % ${STORES} end`,
    userId: `case when n > ${firstOwn} then '${userId}'::uuid else md5('person ' || n % 20000)::uuid end`,
    // All of the two stores, and a tenth of the others.
    isActive: `n <= ${STORE_CASES + FEW_CASES} or n % 10 = 0`,
    ownerId: memberId,
  })
  await insertCases(client, {
    country: "LK",
    count: FEW_CASES,
    storeId: "'A1'",
    userId: "md5('person ' || n)::uuid",
    isActive: "true",
    ownerId: memberId,
  })
  await client.query(
    `insert into cases.message (id, case_id, author, member_id, text, at)
     select gen_random_uuid(), ${caseId("IN", CASES)}, 'CUSTOMER', null, repeat('It was cold. ', 20), now()
     from generate_series(1, ${MESSAGES - 2})`,
  )
  await client.query("checkpoint")
  await client.query("vacuum analyze")
}

/** The cursor before the last page of a list of cases. */
async function findLastCursor(client: Client, condition: string, isActive: boolean): Promise<string> {
  const [time, sequence] = isActive ? ["act_by", "act_by desc, id desc"] : ["resolved_at", "resolved_at, id"]
  const { rows } = await client.query<{ cursor: string }>(
    `select (extract(epoch from ${time}) * 1000000)::bigint || '.' || id as cursor from cases.case
     where ${condition} and (state <> 'RESOLVED') = ${isActive} order by ${sequence} offset 30 limit 1`,
  )
  return rows[0]?.cursor ?? ""
}

/** Prints the rate of some calls relative to that of their bare statements. */
async function compareWithSql(
  { port, databaseUrl, directory }: BenchServer,
  { name, calls, statements, bar }: { name: string; calls: readonly BenchCall[]; statements: string[]; bar: number },
): Promise<void> {
  await measureCalls(port, calls, LOAD)
  const bare = { databaseUrl, statements, connections: CONNECTIONS, seconds: BARE_SECONDS, directory }
  const measure = () => measureCalls(port, calls, LOAD)
  const value = await compareRates(ROUNDS, name, measure, () => measureBareSql(bare))
  printResult({ name, value, bar, better: "higher" })
}

const OFFICE = "/store-ops/ve1/head-office/cases"
const storeInbox = (storeId: string) => `/store-ops/ve1/stores/${storeId}/cases`

async function measureInboxes(server: BenchServer, members: readonly OfficeManager[], smallStore: string) {
  const { client } = server
  const headers = { cookie: members[0]?.cookie ?? "" }
  const call = (path: string, country = "in"): BenchCall[] => [{ path, country, headers }]
  const ofBigStore = `store_id = '${BIG_STORE}' and with_store_at is not null`
  await compareCalls(server.port, {
    ...LOADED,
    name: `first page of a store's ${STORE_CASES} cases: rate relative to that of ${FEW_CASES} cases`,
    calls: call(storeInbox(BIG_STORE)),
    baseline: call(storeInbox(smallStore)),
    bar: 0.5,
  })
  await compareCalls(server.port, {
    ...LOADED,
    name: `last page of a store's ${STORE_CASES} cases: rate relative to the first page`,
    calls: call(`${storeInbox(BIG_STORE)}?after=${await findLastCursor(client, ofBigStore, true)}`),
    baseline: call(storeInbox(BIG_STORE)),
    bar: 0.6,
  })
  await compareWithSql(server, {
    name: `first page of a store's ${STORE_CASES} cases: rate relative to its bare SQL`,
    calls: call(storeInbox(BIG_STORE)),
    statements: [
      `select * from cases.case where ${ofBigStore} and country = 'IN' and state <> 'RESOLVED' order by act_by, id limit 31`,
      `select id, name from staff.member where id = '${members[0]?.memberId}'`,
      `select count(*), count(*) filter (where answer_due_at < now()) from cases.case
       where ${ofBigStore} and country = 'IN' and state <> 'RESOLVED'`,
    ],
    bar: 0.1,
  })
  await compareCalls(server.port, {
    ...LOADED,
    name: `head office's list of ${CASES} cases: rate relative to that of ${FEW_CASES} cases`,
    calls: call(OFFICE),
    baseline: call(OFFICE, "lk"),
    bar: 0.5,
  })
  await compareCalls(server.port, {
    ...LOADED,
    name: "last page of head office's resolved cases: rate relative to the first page",
    calls: call(`${OFFICE}?show=resolved&after=${await findLastCursor(client, "country = 'IN'", false)}`),
    baseline: call(`${OFFICE}?show=resolved`),
    bar: 0.6,
  })
  await compareCalls(server.port, {
    ...LOADED,
    name: "head office's list of one store's resolved cases: rate relative to all resolved cases",
    calls: call(`${OFFICE}?show=resolved&storeId=B7`),
    baseline: call(`${OFFICE}?show=resolved`),
    bar: 0.6,
  })
  const searches = (country: "IN" | "LK") =>
    members.map(({ cookie }, index) => ({
      path: `${OFFICE}?search=${caseNumberOf(country, (index % FEW_CASES) + 1)}`,
      country: country.toLowerCase(),
      headers: { cookie },
    }))
  await compareCalls(server.port, {
    ...LOADED,
    name: `search in ${CASES} cases: rate relative to that in ${FEW_CASES} cases`,
    calls: searches("IN"),
    baseline: searches("LK"),
    bar: 0.6,
  })
}

async function measureOwnCases(server: BenchServer, { userId, token }: Visitor): Promise<void> {
  const headers = { authorization: token }
  const list = "/ucr-api/v1/feedbacks"
  const { rows } = await server.client.query<{ cursor: string }>(
    `select (extract(epoch from changed_at) * 1000000)::bigint || '.' || id as cursor from cases.case
     where user_id = '${userId}' order by changed_at, id offset 20 limit 1`,
  )
  await compareCalls(server.port, {
    ...LOADED,
    name: `last page of a customer's ${OWN_CASES} cases: rate relative to the first page`,
    calls: [{ path: `${list}?after=${rows[0]?.cursor}`, headers }],
    baseline: [{ path: list, headers }],
    bar: 0.6,
  })
  await compareWithSql(server, {
    name: `first page of a customer's ${OWN_CASES} cases: rate relative to its bare SQL`,
    calls: [{ path: list, headers }],
    statements: [
      `select * from cases.case where user_id = '${userId}' and country = 'IN' order by changed_at desc, id desc limit 21`,
    ],
    bar: 0.03,
  })
  const id = caseId("IN", CASES)
  await compareWithSql(server, {
    name: `a case with ${MESSAGES} messages: rate relative to its bare SQL`,
    calls: [{ path: `${list}/${await readCaseId(server.client, id)}`, headers }],
    statements: [
      `select * from cases.case where id = ${id} and user_id = '${userId}' and country = 'IN'`,
      `select line_id, name, quantity, price from cases.affected_item where case_id = ${id} order by position`,
      `select id, case_id, author, member_id, text, at from cases.message where case_id = ${id} order by nth`,
      `select * from cases.remedy where case_id = ${id} order by nth`,
      `select id from cases.photo where case_id = ${id} order by at, position`,
    ],
    bar: 0.04,
  })
}

async function readCaseId(client: Client, expression: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select ${expression} as id`)
  return rows[0]?.id ?? ""
}

await withServer(async (server) => {
  const { client, env } = server
  const members = await createManagers(client, MEMBERS)
  const [asha] = await createVisitors(client, env, "customer", 1)
  if (!asha) throw new Error("no visitor was created")
  const { rows } = await client.query<{ id: string }>(
    "select id from locator.store where country = 'IN' and id <> $1 order by id limit 1",
    [BIG_STORE],
  )
  const smallStore = rows[0]?.id ?? ""
  await insertAllCases(client, { smallStore, userId: asha.userId, memberId: members[0]?.memberId ?? "" })
  await measureInboxes(server, members, smallStore)
  await measureOwnCases(server, asha)
})

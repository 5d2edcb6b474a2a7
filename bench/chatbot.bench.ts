import { setTimeout as wait } from "node:timers/promises"
import { copyOrder, createOrder } from "./data/copied-orders.ts"
import { insertCases } from "./data/insert-cases.ts"
import { openAllStores } from "./data/open-all-stores.ts"
import { createVisitors } from "./data/visitors.ts"
import { type BenchCall, compareCalls } from "./measure-calls.ts"
import { type BenchServer, withServer } from "./servers/with-server.ts"

/*
 * Answers of the chatbot to 400 customers with twenty orders and two active cases each, among 100,000 orders. They are
 * compared with the answer to a greeting, which only counts the question. A question that is typed with typos is
 * compared with the button of the same topic, which needs no search for the topic.
 */

const ROUNDS = 5
/** Each customer may ask sixty questions a minute, and asks one in each measurement. */
const CUSTOMERS = 400
const LOAD = { connections: 4, amount: CUSTOMERS }
const ORDERS = 100_000
const OWN_ORDERS = 20
const OWN_CASES = 2
const ANSWERS = "/chat-service/ve1/answers"

async function measureAnswers({ port, client, env }: BenchServer): Promise<void> {
  // A store that is always open, because only the answers are measured.
  await openAllStores(client)
  await wait(2_000)
  const customers = await createVisitors(client, env, "customer", CUSTOMERS)
  const [asha] = customers
  if (!asha) throw new Error("no visitor was created")
  const orderId = await createOrder(port, asha)
  const ids = customers.map(({ userId }) => `'${userId}'`).join(", ")
  const owner = `(array[${ids}]::uuid[])[n % ${CUSTOMERS} + 1]`
  await copyOrder(client, orderId, "IN", OWN_ORDERS * CUSTOMERS, owner)
  await copyOrder(client, orderId, "IX", ORDERS, "md5((n % 20000)::text)::uuid")
  await insertCases(client, {
    country: "IN",
    count: OWN_CASES * CUSTOMERS,
    storeId: "'6585R'",
    userId: owner,
    isActive: "true",
    ownerId: asha.userId,
  })
  await client.query("checkpoint")
  await client.query("vacuum analyze")
  const ask = (question: object): BenchCall[] =>
    customers.map(({ token }) => ({
      path: ANSWERS,
      headers: { authorization: token },
      body: { question, storeId: "6585R" },
    }))
  const bars = { "order-status": 0.2, refund: 0.04, case: 0.2, stores: 0.4, offers: 0.4 } as const
  for (const [topic, bar] of Object.entries(bars))
    await compareCalls(port, {
      name: `answer on ${topic}: rate relative to a greeting`,
      calls: ask({ topic }),
      baseline: ask({ topic: "greeting" }),
      bar,
      load: LOAD,
      rounds: ROUNDS,
    })
  await compareCalls(port, {
    name: "answer to a question with typos: rate relative to the button of its topic",
    calls: ask({ text: "helo, wher is my ordr, i am wating since an houre" }),
    baseline: ask({ topic: "late-order" }),
    bar: 0.5,
    load: LOAD,
    rounds: ROUNDS,
  })
}

await withServer(measureAnswers)

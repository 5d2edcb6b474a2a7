import { type CompiledQuery, type Kysely, type QueryExecutor, Transaction } from "kysely"
import type { NoTables, Queryable, Tx } from "./database.ts"
import { PipelinedAdapter, type PipelinedConnection } from "./pipelined-dialect.ts"

interface OpenTransaction {
  connection: PipelinedConnection
  /** Of the first that failed among those that nobody waits for. */
  failure?: { error: unknown }
}

/** The transactions that are open now and whose statements need not wait for each other. */
const openTransactions = new WeakMap<QueryExecutor, OpenTransaction>()

export function isPipelined(db: Queryable): boolean {
  return db.getExecutor().adapter instanceof PipelinedAdapter
}

/** As Kysely's own, but it goes to PostgreSQL with its first statement and does not make statements wait for each other. */
export async function transactPipelined<Answer>(
  db: Kysely<NoTables>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const pooled = db.getExecutor()
  return pooled.provideConnection(async (pooledConnection) => {
    const connection = pooledConnection as PipelinedConnection
    let hasEnded = false
    const executor = pooled.withConnectionProvider({
      async provideConnection(consumer) {
        if (hasEnded) throw new Error("A statement came after the end of its transaction.")
        return consumer(connection)
      },
    })
    const state: OpenTransaction = { connection }
    openTransactions.set(executor, state)
    connection.begin()
    try {
      const answer = await work(transactionOn(executor))
      hasEnded = true
      const isCommitted = await connection.commit()
      if (state.failure) throw state.failure.error
      if (!isCommitted) throw new Error("PostgreSQL gave the transaction up.")
      return answer
    } catch (error) {
      // Once `commit` is sent there is nothing to take back: it was done, or PostgreSQL has done that already.
      if (!hasEnded) {
        hasEnded = true
        // Where even that can't be said, the connection is given up, and with it what was open on it.
        await connection.rollback().catch(() => {})
      }
      throw state.failure?.error ?? error
    } finally {
      openTransactions.delete(executor)
    }
  })
}

const unused = new Proxy({}, { get: () => undefined })

/** Only its executor is ever asked: what else a Kysely has is for beginning transactions. */
function transactionOn(executor: QueryExecutor): Tx {
  const none = unused as never
  return new Transaction<NoTables>({ config: none, driver: none, dialect: none, executor })
}

interface Statement {
  compile(executor: Tx): CompiledQuery
  execute(executor: Tx): Promise<unknown>
}

/**
 * Sends a statement whose answer nobody needs, and does not wait for it: it goes out with the next one or with the commit.
 * Where it fails, so does the transaction.
 */
export async function enqueue(tx: Tx, statement: Statement): Promise<void> {
  const state = openTransactions.get(tx.getExecutor())
  if (!state) return void (await statement.execute(tx))
  state.connection.executeQuery(statement.compile(tx)).catch((error: unknown) => (state.failure ??= { error }))
}

type Tasks = readonly (() => Promise<unknown>)[]
type TaskResults<W extends Tasks> = { [K in keyof W]: Awaited<ReturnType<W[K]>> }

/**
 * Does things that don't need each other's answers, in this order and with one way to PostgreSQL and back. On any other
 * database one after the other: there, what is left over when one fails would go past the end of its transaction.
 */
export async function pipeline<const W extends Tasks>(tx: Queryable, ...tasks: W): Promise<TaskResults<W>> {
  if (!openTransactions.has(tx.getExecutor())) {
    const results: unknown[] = []
    for (const work of tasks) results.push(await work())
    return results as TaskResults<W>
  }
  const outcomes = await Promise.allSettled(tasks.map((work) => work()))
  // Those after it failed because of it.
  const failed = outcomes.find(({ status }) => status === "rejected")
  if (failed?.status === "rejected") throw failed.reason
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined)) as TaskResults<W>
}

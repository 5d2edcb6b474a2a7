import { type CompiledQuery, type Kysely, type QueryExecutor, Transaction } from "kysely"
import type { NoTables, Queryable, Tx } from "./database.ts"
import { PipelinedAdapter, type PipelinedConnection } from "./pipelined-dialect.ts"

interface OpenTransaction {
  connection: PipelinedConnection
  /** The first error of the enqueued statements. */
  failure?: { error: unknown }
}

/** The open pipelined transactions. */
const openTransactions = new WeakMap<QueryExecutor, OpenTransaction>()

export function isPipelined(db: Queryable): boolean {
  return db.getExecutor().adapter instanceof PipelinedAdapter
}

/**
 * Like Kysely's transactions, but `begin` is sent with the first statement, and statements don't wait for each other.
 */
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
        if (hasEnded) throw new Error("A statement was sent after its transaction had ended.")
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
      if (!isCommitted) throw new Error("PostgreSQL rolled the transaction back.")
      return answer
    } catch (error) {
      // After `commit` was sent there is nothing to roll back: it was committed, or PostgreSQL has rolled it back.
      if (!hasEnded) {
        hasEnded = true
        // If even the rollback fails, the connection is closed, and with it the open transaction.
        await connection.rollback().catch(() => {})
      }
      throw state.failure?.error ?? error
    } finally {
      openTransactions.delete(executor)
    }
  })
}

const unused = new Proxy({}, { get: () => undefined })

/** Only the executor is used; Kysely needs the rest only to begin transactions. */
function transactionOn(executor: QueryExecutor): Tx {
  const unusedPart = unused as never
  return new Transaction<NoTables>({ config: unusedPart, driver: unusedPart, dialect: unusedPart, executor })
}

interface Statement {
  compile(executor: Tx): CompiledQuery
  execute(executor: Tx): Promise<unknown>
}

/**
 * Sends a statement without waiting for its result: it is sent with the next statement or with the commit. If it fails,
 * the transaction fails.
 */
export async function enqueue(tx: Tx, statement: Statement): Promise<void> {
  const state = openTransactions.get(tx.getExecutor())
  if (!state) return void (await statement.execute(tx))
  state.connection.executeQuery(statement.compile(tx)).catch((error: unknown) => (state.failure ??= { error }))
}

type Tasks = readonly (() => Promise<unknown>)[]
type TaskResults<W extends Tasks> = { [K in keyof W]: Awaited<ReturnType<W[K]>> }

/**
 * Runs tasks that don't need each other's results. In a pipelined transaction their statements are sent in this order,
 * with one round trip to PostgreSQL. Elsewhere the tasks run one after the other: if they ran concurrently and one
 * failed, the others would continue after the end of the transaction.
 */
export async function pipeline<const W extends Tasks>(tx: Queryable, ...tasks: W): Promise<TaskResults<W>> {
  if (!openTransactions.has(tx.getExecutor())) {
    const results: unknown[] = []
    for (const work of tasks) results.push(await work())
    return results as TaskResults<W>
  }
  const outcomes = await Promise.allSettled(tasks.map((work) => work()))
  // The later failures are consequences of the first.
  const firstFailure = outcomes.find(({ status }) => status === "rejected")
  if (firstFailure?.status === "rejected") throw firstFailure.reason
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined)) as TaskResults<W>
}

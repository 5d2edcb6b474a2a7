import { type Connection, Query, type QueryConfig } from "pg"

/** What pg's own queries are made of; its types tell only of the outside. */
interface Inside {
  name: string | undefined
  queryMode: "extended"
  prepare(connection: Wire): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleError(error: unknown, connection: Wire): void
}
type Wire = Connection & {
  parse(query: { text: string; name: string }): void
  bind(config: { portal: string; statement: string; values: readonly unknown[] }): void
  execute(config: { portal: string }): void
  submittedNamedStatements: Record<string, string>
}
const Inner = Query as unknown as new (config: QueryConfig) => Query & Inside

/**
 * The first statement of a transaction, with its `begin` before it in one piece: PostgreSQL looks at the statement only
 * where the transaction has begun, and nobody waits for the one to send the other.
 */
export class BeginWith extends Inner {
  readonly #name: string | undefined
  #begun = false

  constructor(config: QueryConfig) {
    super(config)
    this.queryMode = "extended"
    this.#name = config.name
  }

  override prepare(connection: Wire): void {
    connection.parse({ text: "begin", name: "" })
    connection.bind({ portal: "", statement: "", values: [] })
    connection.execute({ portal: "" })
    super.prepare(connection)
    // What PostgreSQL says of `begin` must not be taken for what it says of the statement.
    this.name = undefined
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#begun) return super.handleCommandComplete(message, connection)
    this.#begun = true
    this.name = this.#name
  }

  override handleError(error: unknown, connection: Wire): void {
    if (this.#name !== undefined) delete connection.submittedNamedStatements[this.#name]
    super.handleError(error, connection)
  }
}

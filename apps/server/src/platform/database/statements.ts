import { type Connection, Query, type QueryResult } from "pg"

/** What pg's own queries are made of; its types tell only of the outside. */
interface Inside {
  name: string | undefined
  callback: (error: Error | null, result: QueryResult) => void
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
const Inner = Query as unknown as new (text: string, values: readonly unknown[]) => Query & Inside

/** Made of its parts: asked with an object that holds them, pg would copy that first. */
export class Statement extends Inner {
  constructor(text: string, values: readonly unknown[], name: string | undefined) {
    super(text, values)
    this.name = name
  }
}

/**
 * The first statement of a transaction, with its `begin` before it in one piece: PostgreSQL looks at the statement only
 * where the transaction has begun, and nobody waits for the one to send the other.
 */
export class BeginWith extends Statement {
  readonly #name: string | undefined
  #begun = false

  constructor(text: string, values: readonly unknown[], name: string | undefined) {
    super(text, values, name)
    this.queryMode = "extended"
    this.#name = name
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

import { type Connection, Query, type QueryResult } from "pg"

/** What pg's own queries are made of; its types tell only of the outside. */
interface Inside {
  name: string | undefined
  callback: (error: Error | null, result: QueryResult) => void
  queryMode: "extended"
  _result: Shape
  prepare(connection: Wire): void
  handleRowDescription(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleError(error: unknown, connection: Wire): void
  _getRows(connection: Wire): void
}
type Wire = Connection & {
  parse(query: { text: string; name: string }): void
  bind(config: { portal: string; statement: string; values: readonly unknown[] }): void
  execute(config: { portal: string }): void
  describe(): void
  stream: { writable: boolean; write(bytes: Buffer): void }
  submittedNamedStatements: Record<string, string>
}
const Inner = Query as unknown as new (text: string, values: readonly unknown[]) => Query & Inside

/** How the rows of a statement look and are read. */
interface Shape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

interface Known {
  shapes: Map<string, Shape>
  /** The same connection, which does not ask how rows look. */
  unasked: Wire
}

const known = new WeakMap<Wire, Known>()

function knownOn(connection: Wire): Known {
  const before = known.get(connection)
  if (before) return before
  const unasked: Wire = Object.create(connection, { describe: { value: () => {} } })
  const made = { shapes: new Map<string, Shape>(), unasked }
  known.set(connection, made)
  return made
}

const ROWS_ARE_KEPT = { _accumulateRows: true }

/** Of the unnamed portal: all its rows, and an end. */
const EXECUTE_AND_SYNC = Buffer.from("450000000900000000005300000004", "hex")

/**
 * Made of its parts: asked with an object that holds them, pg would copy that first.
 *
 * How the rows of a named statement look is asked once a connection: PostgreSQL refuses one whose rows would look otherwise
 * than when it was named.
 */
export class Statement extends Inner {
  readonly #name: string | undefined
  #shapes: Map<string, Shape> | undefined

  constructor(text: string, values: readonly unknown[], name: string | undefined) {
    super(text, values)
    this.name = name
    this.#name = name
  }

  override prepare(connection: Wire): void {
    if (this.#name === undefined) return super.prepare(connection)
    const { shapes, unasked } = knownOn(connection)
    const shape = shapes.get(this.#name)
    if (!shape) {
      this.#shapes = shapes
      return super.prepare(connection)
    }
    const { _result: result } = this
    Object.assign(result, shape)
    Object.assign(this, ROWS_ARE_KEPT)
    super.prepare(unasked)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    this.#keepShape()
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    super.handleCommandComplete(message, connection)
    // Without rows.
    this.#keepShape()
  }

  #keepShape(): void {
    const { _result: result } = this
    const { fields, _parsers, _prebuiltEmptyResultObject } = result
    if (this.#name !== undefined) this.#shapes?.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject })
    this.#shapes = undefined
  }

  override _getRows({ stream }: Wire): void {
    if (stream.writable) stream.write(EXECUTE_AND_SYNC)
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

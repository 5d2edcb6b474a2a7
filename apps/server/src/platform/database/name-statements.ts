import type { PoolClient } from "pg"

const NAME = /^\s*\/\* ([a-z.-]+) \*\//

/**
 * A statement that begins with a comment of its name is read and planned by PostgreSQL once for each connection, and
 * called by that name from then on: of a short statement that is most of what it costs. Only for what is sent at every
 * tap, and only where all columns are named: the form of `select *` changes with a migration, and then it is refused.
 */
export function nameStatements(client: PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown
  const query = (first: unknown, values: unknown, ...others: unknown[]) => {
    const name = typeof first === "string" ? NAME.exec(first)?.[1] : undefined
    return name === undefined ? send(first, values, ...others) : send({ name, text: first, values }, ...others)
  }
  client.query = query as typeof client.query
}

const NAME = /^\s*\/\* ([a-z.-]+) \*\//

/**
 * A statement that begins with a comment of its name is read and planned by PostgreSQL once for each connection, and
 * called by that name from then on: of a short statement that is most of what it costs. Only for what is sent at every
 * tap, and only where all columns are named: the form of `select *` changes with a migration, and then it is refused.
 */
export function statementNameOf(text: string): string | undefined {
  return NAME.exec(text)?.[1]
}

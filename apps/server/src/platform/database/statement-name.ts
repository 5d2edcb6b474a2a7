const NAME = /^\s*\/\* ([a-z.-]+) \*\//

/**
 * A statement that begins with a comment containing its name is parsed and planned by PostgreSQL once per connection,
 * and then called by that name: that saves most of the cost of a short statement. Use it only for frequent statements
 * that name all columns: a migration changes the columns of `select *`, and PostgreSQL then refuses the statement.
 */
export function statementNameOf(text: string): string | undefined {
  return NAME.exec(text)?.[1]
}

/** What of an error may stand in the log. */
export interface DescribedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: DescribedError
  errors?: DescribedError[]
  [field: string]: unknown
}

/** Where in the database it happened; names of ours, never values. */
const DATABASE_FIELDS = ["severity", "schema", "table", "column", "constraint", "routine", "syscall"] as const
const MAX_DEPTH = 5

/**
 * Errors of both databases carry the statement, its parameters and the row that was in the way, and their messages quote
 * values: only what is named here is kept, and of a database's message nothing in quotes. A trace's first lines repeat
 * the message, so frames alone are kept.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no error was thrown" }
  const fields = error as Error & Record<string, unknown>
  const described: DescribedError = { type: error.name, message: messageOf(fields) }
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  if (frames.length > 0) described.stack = [`${described.type}: ${described.message}`, ...frames].join("\n")
  if (typeof fields.code === "string" || typeof fields.code === "number") described.code = String(fields.code)
  for (const place of DATABASE_FIELDS) if (typeof fields[place] === "string") described[place] = fields[place]
  if (depth < MAX_DEPTH) {
    if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1)
    if (error instanceof AggregateError) described.errors = error.errors.map((each) => describeError(each, depth + 1))
  }
  return described
}

function messageOf(error: Error & Record<string, unknown>): string {
  const isOfDatabase =
    (typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) && "severity" in error) || "query" in error
  return isOfDatabase ? error.message.replaceAll(/"[^"]*"|'[^']*'/g, '"…"') : error.message
}

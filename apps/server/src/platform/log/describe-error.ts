/** The parts of an error that may be logged. */
export interface DescribedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: DescribedError
  errors?: DescribedError[]
  [field: string]: unknown
}

/** Where in the database the error happened: our own names, never values. */
const DATABASE_FIELDS = ["severity", "schema", "table", "column", "constraint", "routine", "syscall"] as const
const MAX_DEPTH = 5

/**
 * Errors of both databases contain the statement, its parameters and the conflicting row, and their messages quote
 * values. So only the fields named here are logged, and quoted parts of a database's message are removed. The first
 * lines of a stack trace repeat the message, so only its frames are logged.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "the thrown value is not an Error" }
  const fields = error as Error & Record<string, unknown>
  const described: DescribedError = { type: error.name, message: messageOf(fields) }
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  if (frames.length > 0) described.stack = [`${described.type}: ${described.message}`, ...frames].join("\n")
  if (typeof fields.code === "string" || typeof fields.code === "number") described.code = String(fields.code)
  for (const field of DATABASE_FIELDS) if (typeof fields[field] === "string") described[field] = fields[field]
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

/** PostgreSQL could not be reached in time, or the connection broke before the result arrived. */
class ConnectionLostError extends Error {
  override readonly name = "ConnectionLostError"
  readonly code = "CONNECTION_LOST"
}

/**
 * Gives the errors of pg's connections and of its pool a code: they are plain errors that have none. PostgreSQL's own
 * errors and those of the network have one, and a value that can't be sent is a TypeError.
 */
export function withConnectionCode(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  if ("code" in error && error.code !== undefined) return error
  if (error instanceof TypeError) return error
  return new ConnectionLostError(error.message, { cause: error })
}

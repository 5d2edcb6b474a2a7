/** PostgreSQL could not be reached in time, or the connection broke before the result arrived. */
class ConnectionLostError extends Error {
  override readonly name = "ConnectionLostError"
  readonly code = "CONNECTION_LOST"
}

/**
 * Errors that pg's connections and its pool throw have no code: returns a ConnectionLostError for them. Returns other
 * errors unchanged: those of PostgreSQL and of the network have a code, and a value that can't be sent is a TypeError.
 */
export function withConnectionCode(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  if ("code" in error && error.code !== undefined) return error
  if (error instanceof TypeError) return error
  return new ConnectionLostError(error.message, { cause: error })
}

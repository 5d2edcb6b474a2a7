import { retry } from "@hearth/browser/retry.ts"

/*
 * Imports that are loaded when needed (SHL-7). On a poor connection a first attempt often fails, so it is retried; an
 * import that hangs ends with an error that the visitor can act on.
 */
const RETRY_AFTER_MS = [1000, 1000, 1000, 1000, 1000]
const TIMEOUT_MS = 120_000

export async function importWithRetry<Module>(load: () => Promise<Module>, pausesMs = RETRY_AFTER_MS): Promise<Module> {
  try {
    return await retry(() => withTimeout(load()), pausesMs, isWorthRetrying)
  } catch (error) {
    throw isWorthRetrying(error) ? new LoadFailure(error) : error
  }
}

const isWorthRetrying = (error: unknown) => !(error instanceof LoadTimeout || error instanceof LoadFailure)

export class LoadTimeout extends Error {
  constructor() {
    super("Async call timeout limit reached")
    this.name = "LoadTimeout"
  }
}

/** All retries failed. Nested imports use this error to avoid retrying again. */
class LoadFailure extends TypeError {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : "Failed to load", { cause })
    this.name = "LoadFailure"
  }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const timer = setTimeout(() => reject(new LoadTimeout()), TIMEOUT_MS)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

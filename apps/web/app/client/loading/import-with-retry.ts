/*
 * Imports that are loaded when needed (SHL-7). On a poor connection a first attempt often fails, so it is retried; an
 * import that hangs ends with an error that the visitor can act on.
 */
const RETRIES = 5
const PAUSE_MS = 1000
const TIMEOUT_MS = 120_000

export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  { retries = RETRIES, pauseMs = PAUSE_MS, timeoutMs = TIMEOUT_MS } = {},
): Promise<Module> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await withTimeout(load(), timeoutMs)
    } catch (error) {
      if (error instanceof LoadTimeout || error instanceof LoadFailure) throw error
      if (attempt >= retries) throw new LoadFailure(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

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

function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const timer = setTimeout(() => reject(new LoadTimeout()), ms)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

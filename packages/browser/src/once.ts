/** Runs the work at the first call and gives every caller its result. After a failure, the next call runs it again. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= work().catch((error: unknown) => {
      pending = undefined
      throw error
    })
    return pending
  }
}

/** Runs each work after the end of the one before, whether it succeeded or not. */
export function createSequence(): <Value>(work: () => Promise<Value> | Value) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

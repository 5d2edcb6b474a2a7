/** Runs tasks one after the other. A failed task doesn't stop the next one. */
export function createSequence(): <Value>(task: () => Promise<Value> | Value) => Promise<Value> {
  let previousRun: Promise<unknown> = Promise.resolve()
  return (task) => {
    const done = previousRun.then(task)
    previousRun = done.catch(() => undefined)
    return done
  }
}

/** Runs tasks, at most `maxRunning` at a time. Further tasks start in the order of the calls. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createQueue(maxRunning: number): Queue {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= maxRunning) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Starts the next waiting task here, so that a new call can't overtake it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

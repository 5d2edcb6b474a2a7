import { createStore } from "./store.ts"

/** The global loader flag (SHL-6): a count of what is under way, so that the first to end does not hide the rest. */
const count = createStore(0)

export const useBusy = (): boolean => count.use() > 0
export const isBusy = (): boolean => count.get() > 0

/** However the work ends, the flag is cleared. */
export async function whileBusy<Value>(work: () => Promise<Value>): Promise<Value> {
  count.set(count.get() + 1)
  try {
    return await work()
  } finally {
    count.set(count.get() - 1)
  }
}

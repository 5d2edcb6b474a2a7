import { createStore } from "./create-store.ts"

/** The global loader flag (SHL-6): a count of what is under way, so that the first to end does not hide the rest. */
const busyCount = createStore(0)

export const useBusy = (): boolean => busyCount.use() > 0
export const isBusy = (): boolean => busyCount.get() > 0

/** However the work ends, the flag is cleared. */
export async function whileBusy<Value>(work: () => Promise<Value>): Promise<Value> {
  busyCount.set(busyCount.get() + 1)
  try {
    return await work()
  } finally {
    busyCount.set(busyCount.get() - 1)
  }
}

import { createStore } from "@hearth/browser/store.ts"

/** The global loader flag (SHL-6): a count of running calls, so that the loader stays until the last one ends. */
const busyCount = createStore(0)

export const useBusy = (): boolean => busyCount.use() > 0
export const isBusy = (): boolean => busyCount.get() > 0

/** Clears the flag however the work ends. */
export async function whileBusy<Value>(work: () => Promise<Value>): Promise<Value> {
  busyCount.set(busyCount.get() + 1)
  try {
    return await work()
  } finally {
    busyCount.set(busyCount.get() - 1)
  }
}

import { addWish, type CartCall, type CartWish } from "./cart-calls.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"
import { PREFIX, type StoredName } from "./stored-names.ts"

/*
 * What this tab has not yet told the server, kept on the device under the tab's own name, so that no tab writes over
 * another's. What a tab leaves behind, closed or reloaded, is taken over by the next one as soon as it is gone.
 */

const BEGIN = "cartCalls:"
const own: StoredName = `${BEGIN}${crypto.randomUUID()}`
let calls: readonly CartCall[] = []

export function queuedCalls(): readonly CartCall[] {
  return calls
}

export function queueWish(wish: CartWish): void {
  keepCalls(addWish(calls, wish, () => crypto.randomUUID()))
}

export function keepCalls(next: readonly CartCall[]): void {
  calls = next
  if (next.length > 0) writeStored(own, next)
  else removeStored(own)
}

/** Calls back each time something was taken over. */
export function takeOverQueues(taken: () => void): void {
  const left = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + BEGIN))
    .map((key) => key.slice(PREFIX.length) as StoredName)
    .filter((name) => name !== own)
  // Held for as long as this tab lives.
  void whileHeld(own, () => new Promise(() => undefined))
  for (const name of left) {
    void whileHeld(name, async () => {
      const others = readStored<CartCall[]>(name)
      removeStored(name)
      if (!Array.isArray(others) || others.length === 0) return
      // Older than anything done here; and they may have been sent.
      for (const call of others) call.sent = true
      keepCalls([...others, ...calls])
      taken()
    })
  }
}

function whileHeld(name: string, work: () => Promise<void>): Promise<void> {
  // Web views of mini-apps may be without locks; they have one tab.
  return "locks" in navigator ? navigator.locks.request(`hearth-${name}`, work) : work()
}

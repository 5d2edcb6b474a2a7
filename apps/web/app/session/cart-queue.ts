import { addWish, type CartCall, type CartWish } from "./cart-calls.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"
import { PREFIX, type StoredName } from "./stored-names.ts"

/*
 * What this tab has not yet told the server, kept on the device under the tab's own name, so that no tab writes over
 * another's. What a tab leaves behind, closed or reloaded, is taken over by the next one as soon as it is gone. What was
 * written for the kitchen and the rider may name a person or a door (SES-7): it is stored encrypted, for this tab only.
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
  store(
    own,
    next.filter((call) => !hasWords(call)),
  )
  store("wordsDraft", next.filter(hasWords))
}

function store(name: StoredName, some: readonly CartCall[]): void {
  if (some.length > 0) writeStored(name, some)
  else removeStored(name)
}

/** Also such as take back what was written: they must stay behind it. */
function hasWords(call: CartCall): boolean {
  return call.kind === "options" && ("cooking" in call.said || "delivery" in call.said)
}

/** Calls back each time something was taken over. */
export function takeOverQueues(taken: () => void): void {
  const left = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + BEGIN))
    .map((key) => key.slice(PREFIX.length) as StoredName)
    .filter((name) => name !== own)
  const words = readStored<CartCall[]>("wordsDraft")
  if (Array.isArray(words) && words.length > 0) {
    keepCalls([...calls, ...asSent(words)])
    taken()
  }
  // Held for as long as this tab lives.
  void whileHeld(own, () => new Promise(() => undefined))
  for (const name of left) {
    void whileHeld(name, async () => {
      const others = readStored<CartCall[]>(name)
      removeStored(name)
      if (!Array.isArray(others) || others.length === 0) return
      // Older than anything done here.
      keepCalls([...asSent(others), ...calls])
      taken()
    })
  }
}

/** What another page left behind may have been sent. */
function asSent(left: readonly CartCall[]): CartCall[] {
  return left.map((call) => ({ ...call, sent: true }))
}

function whileHeld(name: string, work: () => Promise<void>): Promise<void> {
  // Web views of mini-apps may be without locks; they have one tab.
  return "locks" in navigator ? navigator.locks.request(`hearth-${name}`, work) : work()
}

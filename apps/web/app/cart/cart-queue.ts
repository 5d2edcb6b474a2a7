import { addPendingChange, type PendingCall, type PendingChange } from "./pending-calls.ts"
import { readStored, removeStored, writeStored } from "../client/storage/storage.ts"
import { STORAGE_PREFIX, type StorageKey } from "../client/storage/storage-keys.ts"

/*
 * What this tab has not yet told the server, kept on the device under the tab's own name, so that no tab writes over
 * another's. What a tab leaves behind, closed or reloaded, is taken over by the next one as soon as it is gone. What was
 * written for the kitchen and the rider may name a person or a door (SES-7): it is stored encrypted, for this tab only.
 */

const QUEUE_PREFIX = "cartCalls:"
const ownQueueName: StorageKey = `${QUEUE_PREFIX}${crypto.randomUUID()}`
let calls: readonly PendingCall[] = []

export function pendingCalls(): readonly PendingCall[] {
  return calls
}

export function enqueueChange(change: PendingChange): void {
  setPendingCalls(addPendingChange(calls, change, () => crypto.randomUUID()))
}

export function setPendingCalls(next: readonly PendingCall[]): void {
  calls = next
  persistCalls(
    ownQueueName,
    next.filter((call) => !hasInstructions(call)),
  )
  persistCalls("wordsDraft", next.filter(hasInstructions))
}

function persistCalls(name: StorageKey, some: readonly PendingCall[]): void {
  if (some.length > 0) writeStored(name, some)
  else removeStored(name)
}

/** Also such as take back what was written: they must stay behind it. */
function hasInstructions(call: PendingCall): boolean {
  return call.kind === "options" && ("cooking" in call.said || "delivery" in call.said)
}

/** Calls back each time something was taken over. */
export function adoptAbandonedQueues(onAdopted: () => void): void {
  const abandoned = Object.keys(localStorage)
    .filter((key) => key.startsWith(STORAGE_PREFIX + QUEUE_PREFIX))
    .map((key) => key.slice(STORAGE_PREFIX.length) as StorageKey)
    .filter((name) => name !== ownQueueName)
  const instructionCalls = readStored<PendingCall[]>("wordsDraft")
  if (Array.isArray(instructionCalls) && instructionCalls.length > 0) {
    setPendingCalls([...calls, ...markAllSent(instructionCalls)])
    onAdopted()
  }
  // Held for as long as this tab lives.
  void withLock(ownQueueName, () => new Promise(() => undefined))
  for (const name of abandoned) {
    void withLock(name, async () => {
      const others = readStored<PendingCall[]>(name)
      removeStored(name)
      if (!Array.isArray(others) || others.length === 0) return
      // Older than anything done here.
      setPendingCalls([...markAllSent(others), ...calls])
      onAdopted()
    })
  }
}

/** What another page left behind may have been sent. */
function markAllSent(calls: readonly PendingCall[]): PendingCall[] {
  return calls.map((call) => ({ ...call, sent: true }))
}

function withLock(name: string, work: () => Promise<void>): Promise<void> {
  // Web views of mini-apps may be without locks; they have one tab.
  return "locks" in navigator ? navigator.locks.request(`hearth-${name}`, work) : work()
}

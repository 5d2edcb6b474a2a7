import { addPendingChange, type PendingCall, type PendingChange } from "./pending-calls.ts"
import { readStored, removeStored, writeStored } from "../client/storage/storage.ts"
import { STORAGE_PREFIX, type StorageKey } from "../client/storage/storage-keys.ts"

/*
 * The changes that this tab has not sent to the server yet, stored under the tab's own name so that tabs don't
 * overwrite each other. When a tab is closed or reloaded, the next one adopts its queue as soon as its lock is
 * released. Instructions for the kitchen and the rider may name a person or an address (SES-7): they are stored
 * encrypted, for this tab only.
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

/** Includes calls that clear the instructions: they must stay after the calls that wrote them. */
function hasInstructions(call: PendingCall): boolean {
  return call.kind === "options" && ("cooking" in call.said || "delivery" in call.said)
}

/** Adopts the queues of closed tabs. Calls `onAdopted` after each one. */
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
  // The lock is held while this tab lives.
  void withLock(ownQueueName, () => new Promise(() => undefined))
  for (const name of abandoned) {
    void withLock(name, async () => {
      const others = readStored<PendingCall[]>(name)
      removeStored(name)
      if (!Array.isArray(others) || others.length === 0) return
      // Their changes are older than this tab's.
      setPendingCalls([...markAllSent(others), ...calls])
      onAdopted()
    })
  }
}

/** Another page's calls may have been sent already. */
function markAllSent(calls: readonly PendingCall[]): PendingCall[] {
  return calls.map((call) => ({ ...call, sent: true }))
}

function withLock(name: string, work: () => Promise<void>): Promise<void> {
  // Mini-app web views may lack the Web Locks API; they have one tab.
  return "locks" in navigator ? navigator.locks.request(`hearth-${name}`, work) : work()
}

import type { StorageKey } from "../client/storage/storage-keys.ts"
import type { CartDeps } from "./cart-deps.ts"
import { addPendingChange, type PendingCall, type PendingChange } from "./pending-calls.ts"

const QUEUE_PREFIX = "cartCalls:"

export type CartQueue = ReturnType<typeof createCartQueue>

/**
 * This tab's changes that the server hasn't confirmed yet, stored under the tab's own name so that tabs don't
 * overwrite each other. When a tab is closed or reloaded, the next one adopts its queue as soon as its lock is
 * released. Instructions for the kitchen and the rider may name a person or an address (SES-7): they are stored
 * encrypted, for this tab only.
 */
export function createCartQueue({ storage, tabs, random }: Pick<CartDeps, "storage" | "tabs" | "random">) {
  const ownName: StorageKey = `${QUEUE_PREFIX}${random.uuid()}`
  let calls: readonly PendingCall[] = []

  function set(next: readonly PendingCall[]): void {
    calls = next
    persist(
      ownName,
      next.filter((call) => !hasInstructions(call)),
    )
    persist("wordsDraft", next.filter(hasInstructions))
  }

  function persist(name: StorageKey, callsToStore: readonly PendingCall[]): void {
    if (callsToStore.length > 0) storage.write(name, callsToStore)
    else storage.remove(name)
  }

  /** Adopts the queues of closed tabs. Calls `onAdopted` after each one. */
  function adoptAbandonedQueues(onAdopted: () => void): void {
    const abandonedNames = storage.names().filter((name) => name.startsWith(QUEUE_PREFIX) && name !== ownName)
    const instructionCalls = storage.read<PendingCall[]>("wordsDraft")
    if (Array.isArray(instructionCalls) && instructionCalls.length > 0) {
      set([...calls, ...markAllSent(instructionCalls)])
      onAdopted()
    }
    // The lock is held as long as this tab is open.
    void tabs.withLock(ownName, () => new Promise(() => undefined))
    for (const name of abandonedNames) {
      void tabs.withLock(name, async () => {
        const adoptedCalls = storage.read<PendingCall[]>(name)
        storage.remove(name)
        if (!Array.isArray(adoptedCalls) || adoptedCalls.length === 0) return
        // The closed tab's changes are older than this tab's.
        set([...markAllSent(adoptedCalls), ...calls])
        onAdopted()
      })
    }
  }

  return {
    calls: () => calls,
    set,
    enqueue: (change: PendingChange) => set(addPendingChange(calls, change, random.uuid)),
    adoptAbandoned: adoptAbandonedQueues,
  }
}

/** Includes calls that clear the instructions: they must stay after the calls that wrote them. */
function hasInstructions(call: PendingCall): boolean {
  return call.kind === "options" && ("cooking" in call.said || "delivery" in call.said)
}

/** Another page's calls may have been sent already. */
function markAllSent(calls: readonly PendingCall[]): PendingCall[] {
  return calls.map((call) => ({ ...call, sent: true }))
}

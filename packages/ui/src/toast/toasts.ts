import { createStore } from "@hearth/browser/store.ts"

export interface Toast {
  id: number
  message: string
  tone?: "plain" | "success" | "error"
  /** One action, such as undo. */
  action?: { label: string; onPress: () => void }
}

/** How long a toast stays, unless the pointer or the focus is on it. */
export const TOAST_MS = 5000
/** More would cover the screen; the others are queued. */
export const MAX_TOASTS = 2

const queue = createStore<readonly Toast[]>([])
const lastId = createStore(0)

export function showToast(toast: Omit<Toast, "id">): number {
  const id = lastId.get() + 1
  lastId.set(id)
  // A repeated message replaces the earlier toast, so that repeated taps don't queue up equal toasts.
  queue.set([...queue.get().filter((other) => other.message !== toast.message), { ...toast, id }])
  return id
}

export function dismissToast(id: number): void {
  const remainingToasts = queue.get().filter((toast) => toast.id !== id)
  if (remainingToasts.length < queue.get().length) queue.set(remainingToasts)
}

/** For useSyncExternalStore: returns the same list until something changes. */
export function currentToasts(): readonly Toast[] {
  return queue.get()
}

export function subscribeToasts(listener: () => void): () => void {
  return queue.subscribe(listener)
}

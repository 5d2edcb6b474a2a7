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

let waiting: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setToasts(next: readonly Toast[]) {
  waiting = next
  for (const listener of listeners) listener()
}

export function showToast(toast: Omit<Toast, "id">): number {
  lastId += 1
  // A repeated message replaces the earlier toast, so that repeated taps don't queue up five.
  setToasts([...waiting.filter((other) => other.message !== toast.message), { ...toast, id: lastId }])
  return lastId
}

export function dismissToast(id: number): void {
  if (waiting.some((toast) => toast.id === id)) setToasts(waiting.filter((toast) => toast.id !== id))
}

/** For useSyncExternalStore: returns the same list until something changes. */
export function currentToasts(): readonly Toast[] {
  return waiting
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

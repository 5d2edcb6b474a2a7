export interface Toast {
  id: number
  message: string
  tone?: "plain" | "success" | "error"
  /** One thing to do about it, such as undoing. */
  action?: { label: string; onPress: () => void }
}

/** How long a notice stays unless a pointer or the focus rests on it. */
export const TOAST_MS = 5000
/** More would cover the screen; the others wait their turn. */
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
  // The same words twice are one notice, so that a hasty thumb does not queue up five.
  setToasts([...waiting.filter((other) => other.message !== toast.message), { ...toast, id: lastId }])
  return lastId
}

export function dismissToast(id: number): void {
  if (waiting.some((toast) => toast.id === id)) setToasts(waiting.filter((toast) => toast.id !== id))
}

/** For useSyncExternalStore: the same list until something changes. */
export function currentToasts(): readonly Toast[] {
  return waiting
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

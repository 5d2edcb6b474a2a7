import { useSyncExternalStore } from "react"

/** The smallest shared state: a value, a way to change it, a hook to read it. For what every screen may show. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  use(): Value
  /** For what is no component; returns how to stop. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    subscribe,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  }
}

import { vi } from "vitest"

export interface FakeBrowser {
  localItems: Map<string, string>
  sessionItems: Map<string, string>
  cookies: string[]
  /** Fires the storage event in this tab, as if another tab had changed this key; null: it cleared the storage. */
  fireStorageEvent(key: string | null): void
}

/** The browser APIs that storage and session modules use, without a browser. `full`: the storage rejects writes. */
export function createFakeBrowser({ full = false } = {}): FakeBrowser {
  const localItems = new Map<string, string>()
  const sessionItems = new Map<string, string>()
  const cookies: string[] = []
  const listeners = new Set<(event: { key: string | null }) => void>()
  const storage = (values: Map<string, string>) => {
    const methods = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (full) throw new DOMException("full", "QuotaExceededError")
        values.set(key, value)
      },
      removeItem: (key: string) => values.delete(key),
    }
    // As in a browser, the stored names are the object's own keys.
    return new Proxy(methods, {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: values.get(String(key)), enumerable: true, configurable: true }),
    })
  }
  vi.stubGlobal("localStorage", storage(localItems))
  vi.stubGlobal("sessionStorage", storage(sessionItems))
  vi.stubGlobal("document", {
    set cookie(text: string) {
      cookies.push(text)
    },
  })
  vi.stubGlobal("addEventListener", (_kind: string, listener: (event: { key: string | null }) => void) =>
    listeners.add(listener),
  )
  vi.stubGlobal("removeEventListener", (_kind: string, listener: (event: { key: string | null }) => void) =>
    listeners.delete(listener),
  )
  return {
    localItems,
    sessionItems,
    cookies,
    fireStorageEvent: (key) => listeners.forEach((listener) => listener({ key })),
  }
}

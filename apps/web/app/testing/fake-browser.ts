import { vi } from "vitest"

export interface FakeBrowser {
  localItems: Map<string, string>
  sessionItems: Map<string, string>
  cookies: string[]
  /** As the browser tells the other tabs of the same site. */
  notifyOtherTab(key: string | null): void
}

/** What the session's files ask of a browser, without one. `full`: its storage takes nothing more. */
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
    // As in a browser, the names of what is stored are its own keys.
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
    notifyOtherTab: (key) => listeners.forEach((listener) => listener({ key })),
  }
}

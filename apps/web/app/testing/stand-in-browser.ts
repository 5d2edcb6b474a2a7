import { vi } from "vitest"

export interface StandInBrowser {
  kept: Map<string, string>
  cookies: string[]
  /** As the browser tells the other tabs of the same site. */
  tellOtherTab(key: string | null): void
}

/** What the session's files ask of a browser, without one. `full`: its storage takes nothing more. */
export function standInBrowser({ full = false } = {}): StandInBrowser {
  const kept = new Map<string, string>()
  const cookies: string[] = []
  const listeners = new Set<(event: { key: string | null }) => void>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException("full", "QuotaExceededError")
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
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
  return { kept, cookies, tellOtherTab: (key) => listeners.forEach((listener) => listener({ key })) }
}

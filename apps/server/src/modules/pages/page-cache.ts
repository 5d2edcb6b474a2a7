import type { Clock } from "../../platform/clock.ts"

/**
 * Caches finished pages by everything they depend on (country, store, path). Concurrent requests build a page once. A
 * stale page is served while it is rebuilt and stays when rebuilding fails, because yesterday's menu is better than an
 * error.
 */
export interface PageCache<Page> {
  get(key: string, buildPage: () => Promise<Page>): Page | Promise<Page>
  clear(): void
}

interface Entry<Page> {
  page: Page
  builtAt: number
  isRebuilding: boolean
}

interface PageCacheOptions<Page> {
  clock: Clock
  /** 0 disables the cache, for developers who change pages while they view them. */
  freshMs: number
  /** Above either limit, the least recently used pages are dropped. */
  maxPages: number
  maxBytes: number
  sizeOf(page: Page): number
  /** Whether a page may be cached; an error page may not. */
  isCacheable(page: Page): boolean
  onError(key: string, error: unknown): void
}

export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { clock, freshMs, maxPages, maxBytes, sizeOf, isCacheable, onError } = options
  /** Sorted by their last use, the oldest first. */
  const entries = new Map<string, Entry<Page>>()
  const pendingPages = new Map<string, Promise<Page>>()
  let bytes = 0
  let generation = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(entry.page)
    entries.delete(key)
  }

  function evict(): void {
    for (const key of entries.keys()) {
      if (entries.size <= maxPages && bytes <= maxBytes) return
      drop(key)
    }
  }

  function store(key: string, page: Page, builtInGeneration: number): Page {
    // A page that was being built when the cache was cleared may be outdated.
    if (builtInGeneration !== generation || !isCacheable(page)) return page
    drop(key)
    entries.set(key, { page, builtAt: clock.now().getTime(), isRebuilding: false })
    bytes += sizeOf(page)
    evict()
    return page
  }

  function buildOnce(key: string, buildPage: () => Promise<Page>): Promise<Page> {
    const builtInGeneration = generation
    const pending = buildPage()
      .then((page) => store(key, page, builtInGeneration))
      .finally(() => pendingPages.delete(key))
    pendingPages.set(key, pending)
    return pending
  }

  async function refresh(key: string, entry: Entry<Page>, buildPage: () => Promise<Page>): Promise<void> {
    entry.isRebuilding = true
    const builtInGeneration = generation
    try {
      const page = await buildPage()
      if (!isCacheable(page)) throw new Error("the rebuilt page is an error page")
      store(key, page, builtInGeneration)
    } catch (error) {
      entry.builtAt = clock.now().getTime()
      entry.isRebuilding = false
      onError(key, error)
    }
  }

  return {
    get(key, buildPage) {
      if (freshMs === 0) return buildPage()
      const entry = entries.get(key)
      if (!entry) return pendingPages.get(key) ?? buildOnce(key, buildPage)
      entries.delete(key)
      entries.set(key, entry)
      if (!entry.isRebuilding && clock.now().getTime() - entry.builtAt > freshMs) void refresh(key, entry, buildPage)
      return entry.page
    },
    clear() {
      generation++
      entries.clear()
      bytes = 0
      pendingPages.clear()
    },
  }
}

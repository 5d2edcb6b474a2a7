import { createOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import { type LoadedWeb, loadWebBuild } from "./load-web-build.ts"
import { createPageCache } from "./page-cache.ts"
import type { CachedPage, PageDeps } from "./page-deps.ts"
import { pagesRoutes } from "./pages.routes.ts"
import { serveFiles } from "./serve-files.ts"

const MAX_CACHED_PAGES = 2000
const MAX_CACHED_BYTES = 64 * 1024 * 1024

interface Pages {
  /** Called when the data behind pages has changed. Each page is rebuilt at its next request. */
  clear(): void
}

/** Serves the web app, if there is a build of it, and loads the build at the start. */
export function createPages(platform: Platform, otherDeps: Pick<PageDeps, "findStore" | "findProduct">): Pages {
  const { settings, switches, http, clock, log, onStart } = platform
  const { webDir } = settings
  if (webDir === undefined) return { clear: () => undefined }
  const cache = createPageCache<CachedPage>({
    clock,
    freshMs: settings.pageFreshSeconds * 1000,
    maxPages: MAX_CACHED_PAGES,
    maxBytes: MAX_CACHED_BYTES,
    sizeOf: (page) => page.size,
    isCacheable: (page) => page.status < 500,
    onError: (key, error) => log.error({ key, err: error }, "a page could not be rebuilt"),
  })
  let web: LoadedWeb | undefined
  onStart(async () => {
    web = await loadWebBuild(webDir)
  })
  const originOf = createOriginResolver(http, settings.publicOrigin)
  serveFiles(http, settings)
  pagesRoutes({ settings, switches, http, clock, log, cache, originOf, loadedWeb: () => web, ...otherDeps })
  return { clear: cache.clear }
}

/*
 * Replaces Vite's preload helper: every `import()` of the built app runs through here, with the files it needs.
 * Browsers remember a module that failed to load and fail its next import immediately, so retrying the same URL is
 * useless. Each script is therefore fetched first and imported from the browser's cache once it and all its imports
 * have arrived. A lost packet fails only the fetch, which is retried (SHL-7).
 */
import { importWithRetry } from "./import-with-retry.ts"

const STYLE_PAUSE_MS = 1000
const STYLE_TRIES = 30
/** A little longer than the timeout of `importWithRetry`, so that its error is the one that is shown. */
const TIMEOUT_MS = 121_000

const fetches = new Map<string, Promise<void>>()

export async function fetchThenImport<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  await importWithRetry(() => Promise.all(files.map((file) => fetchOnce(`/${file}`))))
  return load()
}

function fetchOnce(href: string): Promise<void> | undefined {
  const earlierFetch = fetches.get(href)
  // The page has link elements for the files that it was rendered with.
  if (earlierFetch || document.querySelector(`link[href="${href}"]`)) return earlierFetch
  const newFetch = href.endsWith(".css") ? fetchStyle(href, 1) : fetchScript(href)
  fetches.set(href, newFetch)
  newFetch.catch(() => fetches.delete(href))
  return newFetch
}

async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new TypeError(`${href}: ${response.status}`)
  await response.blob()
}

/** Loads a stylesheet. A failed one is retried in the background and doesn't block its component. */
function fetchStyle(href: string, tries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = href
  link.addEventListener("load", () => resolve())
  link.addEventListener("error", () => {
    resolve()
    link.remove()
    if (tries < STYLE_TRIES) setTimeout(() => void fetchStyle(href, tries + 1), STYLE_PAUSE_MS)
  })
  document.head.append(link)
  return promise
}

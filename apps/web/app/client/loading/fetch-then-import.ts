/*
 * Replaces Vite's preload helper: every `import()` of the built app runs through here, with the files it needs.
 * Browsers remember a module that failed to load and fail its next import immediately, so retrying the same URL is
 * useless. Each script is therefore fetched first and imported from the browser's cache once it and all its imports
 * have arrived. A lost packet fails only the fetch, which is retried (SHL-7).
 */
import { retry } from "@hearth/browser/retry.ts"
import { importWithRetry } from "./import-with-retry.ts"

/** The pauses before a stylesheet that failed to load is requested again: 30 requests in all. */
const STYLE_PAUSES_MS = Array.from({ length: 29 }, () => 1000)
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
  const newFetch = href.endsWith(".css") ? fetchStyle(href) : fetchScript(href)
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
function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    retry(() => addStyle(href).finally(resolve), STYLE_PAUSES_MS).catch(() => undefined)
  })
}

function addStyle(href: string): Promise<unknown> {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = href
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve)
    link.addEventListener("error", reject)
  }).catch((error: unknown) => {
    link.remove()
    throw error
  })
}

/*
 * A part's stylesheet that failed to load. The bundler asks for it once and never again, so the part would stay without
 * its looks for as long as the page is open: here it is asked for until it comes.
 */
const PAUSE_MS = 1000
const MOST_TRIES = 30

export function retryStyles(): void {
  addEventListener("vite:preloadError", (event) => {
    const href = /^Unable to preload CSS for (\S+)$/.exec(event.payload.message)?.[1]
    if (!href) return
    // The part itself goes on; what is missing follows.
    event.preventDefault()
    fetchStyle(href, 1)
  })
}

function fetchStyle(href: string, tries: number): void {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = href
  link.addEventListener("error", () => {
    link.remove()
    if (tries < MOST_TRIES) setTimeout(() => fetchStyle(href, tries + 1), PAUSE_MS)
  })
  document.head.append(link)
}

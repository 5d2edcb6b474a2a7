import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { api } from "../api/api.ts"
import { currentPageContext, updatePageContext } from "./page-context.store.ts"
import { stopReporting } from "../report-error.ts"

const CHECK_EVERY_MS = 5 * 60 * 1000

/**
 * CTY-6: updates an open page when head office or a deployment changes feature switches. Compares its features with
 * `/config` (mostly a 304) every few minutes, when the page becomes visible again, and immediately when the server
 * refuses a call because its feature is off.
 */
export function watchConfig(now: () => number = Date.now): () => void {
  let checkedAt = now()
  const check = () => {
    checkedAt = now()
    void checkConfig().catch(() => undefined)
  }
  const checkIfDue = () => {
    if (document.visibilityState === "visible" && now() - checkedAt >= CHECK_EVERY_MS) check()
  }
  const timer = setInterval(checkIfDue, CHECK_EVERY_MS)
  document.addEventListener("visibilitychange", checkIfDue)
  addEventListener(FEATURE_REFUSED, check)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", checkIfDue)
    removeEventListener(FEATURE_REFUSED, check)
  }
}

/** Dispatched on the window when a call is refused because its feature is off. */
const FEATURE_REFUSED = "feature-refused"

async function checkConfig(): Promise<void> {
  const pageContext = currentPageContext()
  const reply = await api("GET /config")
  if (!pageContext || !reply.ok || matchesConfig(pageContext, reply.body)) return
  const newContext = await fetchPageContext()
  if (!newContext) return
  if (!newContext.tracking) stopReporting()
  // The customer's store and the current URL stay; only the available features and pages may have changed.
  const { features, pages, tracking, disableCookies } = newContext
  updatePageContext({ features, pages, tracking, disableCookies })
}

function matchesConfig(
  pageContext: PageContext,
  { features, disableCookies }: { features: string; disableCookies: boolean },
) {
  const listedFeatures = (JSON.parse(features) as { features: { name: string; code: string }[] }).features
  const enabledFeatures = listedFeatures.filter(({ code }) => code === "E").map(({ name }) => name)
  return disableCookies === pageContext.disableCookies && enabledFeatures.join() === pageContext.features.join()
}

/** Reads the current page context from the home page. */
async function fetchPageContext(): Promise<PageContext | undefined> {
  const { search } = location
  const page = await (await fetch(`/${search}`, { headers: { accept: "text/html" } })).text()
  const [, text] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(page) ?? []
  return text === undefined ? undefined : (JSON.parse(text) as { pageContext: PageContext }).pageContext
}

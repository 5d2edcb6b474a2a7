import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import {
  NONCE_PLACEHOLDER,
  type PageContext,
  type PageHead,
  type RouteAssets,
} from "@hearth/contract/page-rendering.ts"
import * as brand from "@hearth/texts/brand.ts"
import { escapeHtml } from "./escape-html.ts"
import { noScriptHtml } from "./no-script.ts"

export interface DocumentParts {
  head: PageHead
  markup: string
  files: RouteAssets
  /** Shown in browsers without scripts. */
  product: Product | undefined
  /** The data for hydration, parsed by entry.client.tsx. */
  page: { pageContext: PageContext; hydration: unknown }
  /** The data for search engines (schema.org). */
  structured: readonly unknown[]
  /** The picture for link previews, as a path. */
  sharePicture: string | undefined
}

/**
 * Renders the whole page as text. Styles are inlined, so that the first paint needs no other file; scripts are fetched
 * after the first paint, so that they don't compete with it for the connection.
 */
export function renderDocument({
  head,
  markup,
  files,
  product,
  page,
  structured,
  sharePicture,
}: DocumentParts): string {
  const styles = files.styles
    // The disabled link makes the bundler's loader treat this style as loaded; browsers don't fetch it.
    .map(
      ({ href, text }) =>
        `<style nonce="${NONCE_PLACEHOLDER}">${text}</style><link rel="stylesheet" href="${href}" disabled>`,
    )
    .join("")
  const fonts = files.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join("")
  return `<!doctype html><html lang="${head.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${headTags(head, sharePicture)}<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><script nonce="${NONCE_PLACEHOLDER}">${INITIAL_ATTRIBUTES}${INSTALL_OFFER}</script>${fonts}${styles}${structured
    .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`)
    .join(
      "",
    )}</head><body>${noScriptHtml(page.pageContext.country, product)}<div id="app">${markup}</div><script type="application/json" id="page">${scriptJson(page)}</script><script nonce="${NONCE_PLACEHOLDER}">${startScript(files.scripts)}</script></body></html>`
}

/**
 * Runs before the first paint: reserves the space of a cart beside the menu and of a free pizza above it, and hides
 * offers for a first order from customers who have ordered.
 */
const INITIAL_ATTRIBUTES = `try{const stored=localStorage,root=document.documentElement;stored["hearth:hasOrdered"]&&root.setAttribute("data-ordered","");stored["hearth:freePizza"]&&root.setAttribute("data-free-pizza","");JSON.parse(stored["hearth:cartGlance"]).items>0&&root.setAttribute("data-cart","")}catch{};`

/**
 * Stores the browser's offer to install the app, because its event fires once, maybe before the scripts have loaded.
 * The app shows the offer after an order.
 */
const INSTALL_OFFER = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();installOffer=e})`

function headTags(
  { title, description, keywords, canonical, siteVerification }: PageHead,
  sharePicture: string | undefined,
): string {
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("name", "theme-color", "#C8321F"),
    meta("name", "color-scheme", "light dark"),
  ]
  if (keywords.length > 0) tags.push(meta("name", "keywords", keywords.join(", ")))
  if (canonical === undefined) return [...tags, meta("name", "robots", "noindex")].join("")
  const picture = sharePicture ? [meta("property", "og:image", new URL(sharePicture, canonical).href)] : []
  return [
    ...tags,
    ...picture,
    meta("name", "google-site-verification", siteVerification),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brand.name),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    meta("name", "twitter:card", "summary_large_image"),
  ].join("")
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
}

/** JSON that is safe inside a script element, whatever text it contains. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")
}

/**
 * Starts the app after the first paint (or a first touch, or two seconds if nothing is painted). Files are fetched in
 * parallel but run one after another in separate tasks, so that no task is long. None is imported before it has been
 * fetched: browsers remember a module that failed, and importing it again fails immediately (SHL-7). A press on a link
 * that opens something over the page is stored in the URL until the app can open it, because loading the page again
 * would take longer.
 */
function startScript(scripts: readonly string[]): string {
  return `(()=>{const files=${JSON.stringify(scripts)},nonce=document.currentScript.nonce;let started=false
const pause=ms=>new Promise(next=>setTimeout(next,ms))
const load=async(file,retries)=>{try{const response=await fetch(file);if(!response.ok)throw response;await response.blob()}catch(error){if(!retries)throw error;await pause(1000);return load(file,retries-1)}
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",nonce,href:file}))}
const start=async()=>{if(started)return;started=true
const loads=files.map(file=>load(file,5))
for(const[index,file]of files.entries()){await loads[index];await import(file);await pause()}}
addEventListener("pointerdown",start,{once:true,capture:true})
addEventListener("keydown",start,{once:true,capture:true})
addEventListener("click",event=>{const link=event.target.closest?.('a[href^="?"]')
if(document.documentElement.dataset.hydrated!==undefined||event.defaultPrevented||!link||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return
event.preventDefault();history.pushState({usr:"opened-over"},"",link.href);dispatchEvent(new PopStateEvent("popstate",{state:history.state}))})
setTimeout(start,2000)
try{new PerformanceObserver(()=>setTimeout(start)).observe({type:"paint",buffered:true})}catch{start()}})()`
}

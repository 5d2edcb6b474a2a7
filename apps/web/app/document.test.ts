import { NONCE_PLACEHOLDER } from "@hearth/contract/page-rendering.ts"
import { expect, test } from "vitest"
import { renderDocument, type DocumentParts } from "./document.ts"

const parts: DocumentParts = {
  head: {
    title: 'A "pizza" & <more>',
    description: "d",
    keywords: ["a", "b"],
    canonical: "https://in.example/menu",
    siteVerification: "v",
    language: "en-IN",
  },
  markup: "<p>hello</p>",
  files: { scripts: ["/assets/a.js"], styles: [{ href: "/assets/a.css", text: "p{}" }], fonts: [] },
  page: {
    pageContext: {
      country: "IN",
      store: { id: "</script><script>alert(1)</script>", name: "", city: "" },
      mapTiles: undefined,
      environment: "local",
      clientType: "web app-chrome",
      version: "1",
      tracking: true,
      disableCookies: false,
      features: [],
      pages: [],
    },
    hydration: { text: "\u2028<!--" },
  },
  product: undefined,
  structured: [{ name: "</script>" }],
  sharePicture: "/pictures/x-640.webp",
}

test("[SEC-10a] every script and style of a page has the nonce placeholder", () => {
  const html = renderDocument(parts)
  const executable = [...html.matchAll(/<(?:script|style)(?! type="application)[^>]*>/g)].map(([tag]) => tag)
  expect(executable.length).toBeGreaterThanOrEqual(2)
  for (const tag of executable) expect(tag).toContain(`nonce="${NONCE_PLACEHOLDER}"`)
})

test("[SEC-8e] text in the page's data can't close its script element", () => {
  const html = renderDocument(parts)
  expect(html).not.toContain("<script>alert")
  expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script\b/g)?.length ?? 0)
  const data = html.match(/id="page">(.*?)<\/script>/)?.[1] ?? ""
  expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(parts.page)))
})

test("[NAV-6a] head tags are present and escaped; a page without a canonical URL has noindex", () => {
  const html = renderDocument(parts)
  expect(html).toContain("<title>A &quot;pizza&quot; &amp; &lt;more&gt;</title>")
  expect(html).toContain('<meta name="keywords" content="a, b">')
  expect(html).toContain('<link rel="canonical" href="https://in.example/menu">')
  expect(html).toContain('<meta property="og:image" content="https://in.example/pictures/x-640.webp">')
  expect(html).not.toContain("noindex")
  expect(renderDocument({ ...parts, head: { ...parts.head, canonical: undefined } })).toContain('content="noindex"')
})

test("[NAV-6a] every meta element has a value, as the standard requires", () => {
  const metas = [...renderDocument(parts).matchAll(/<meta [^>]*>/g)].map(([tag]) => tag)
  expect(metas.length).toBeGreaterThan(5)
  for (const tag of metas) expect(tag).toMatch(/ (content|charset)="[^"]/)
})

test("without scripts the page says that ordering needs JavaScript, and shows the phone number", () => {
  const html = renderDocument(parts)
  const note = html.match(/<noscript>(.*?)<\/noscript>/)?.[1] ?? ""
  expect(note).toContain("Ordering online needs JavaScript")
  expect(note).toMatch(/href="tel:[+\d-]+">/)
})

test("a browser without scripts shows the opened product, with its texts escaped", () => {
  const product = {
    name: "Margherita <Classica>",
    description: "Basil & cheese",
    sizes: [{ id: "m", name: "Medium", price: 19900, originalPrice: 19900, slices: 6 }],
    price: 12900,
    serves: "Serves 1",
    energyKcal: 640,
    allergens: ["milk", "wheat"],
    picture: { base: "/pictures/m", widths: [320, 640], alt: "A pizza", colour: "" },
    foodType: "VEG",
  } as unknown as DocumentParts["product"]
  const html = renderDocument({ ...parts, product })
  const noScriptHtml = html.match(/<noscript>(.*?)<\/noscript>/)?.[1] ?? ""
  expect(noScriptHtml).toContain("<h2>Margherita &lt;Classica&gt;</h2><p>Basil &amp; cheese</p>")
  expect(noScriptHtml).toContain("<li>Medium: <strong>₹199</strong></li>")
  expect(noScriptHtml).toContain("Vegetarian · Serves 1 · 640 kcal · Contains milk, wheat")
  expect(noScriptHtml).toContain('src="/pictures/m-640.webp"')
})

/*
 * The few texts that libraries of ours may make markup of, letter by letter; the page's policy keeps browsers from
 * making markup of any other (SEC-10, decision 044). Imported, before the library, by the parts that need one of them.
 */

interface TrustedTypes {
  createPolicy(name: "default", rules: { createHTML: (text: string) => string | null }): unknown
}

const trusted = new Set([
  // Leaflet tries out whether the browser draws SVG that is in the page.
  "<svg/>",
  // FingerprintJS measures fonts in a frame, which has to be a page for a phone.
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">',
])

// Not in every browser.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy("default", { createHTML: (text) => (trusted.has(text) ? text : null) })

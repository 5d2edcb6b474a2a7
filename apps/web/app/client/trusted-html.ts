/*
 * The few texts that our libraries may turn into markup, compared letter by letter; the page's policy keeps browsers
 * from making markup of any other text (SEC-10, decision 044). Imported before the library, by the modules that need
 * one of them.
 */

interface TrustedTypes {
  createPolicy(name: "default", rules: { createHTML: (text: string) => string | null }): unknown
}

const trusted = new Set([
  // Leaflet tests whether the browser draws SVG in HTML.
  "<svg/>",
  // FingerprintJS measures fonts in an iframe, which needs a viewport for phones.
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">',
])

// Not every browser has it.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy("default", { createHTML: (text) => (trusted.has(text) ? text : null) })

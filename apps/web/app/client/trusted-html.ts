/*
 * The only texts that our libraries may insert as HTML, compared exactly; the page's Trusted Types policy blocks every
 * other text (SEC-10, decision 044). Modules that need one of these texts import this file before the library.
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

// Not every browser supports Trusted Types.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy("default", { createHTML: (text) => (trusted.has(text) ? text : null) })

import * as fc from "fast-check"
import { expect, test } from "vitest"
import { safeRedirectPath } from "./safe-redirect-path.ts"

test.each([
  ["/", "/"],
  ["/cart", "/cart"],
  ["/menu/veg-pizza?x=1&y=a%20b#top", "/menu/veg-pizza?x=1&y=a%20b#top"],
  ["/postorder-ui/myAddresses?fromProfile=true", "/postorder-ui/myAddresses?fromProfile=true"],
  ["/search?q=https://example.com", "/search?q=https://example.com"],
  ["/menu/../cart", "/cart"],
])("[NAV-10c] %s is accepted as a path on our site", (requested, path) => {
  expect(safeRedirectPath(requested)).toBe(path)
})

test.each([
  undefined,
  null,
  "",
  "cart",
  "?x",
  "https://evil.example",
  "HTTPS:evil.example",
  "http:/evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/cart//evil.example/..",
  "/%2f%2fevil.example",
  "/%2Fevil.example/..%2f%2f",
  "/%5cevil.example",
  "/%255c%255cevil.example",
  "/%25252f%25252fevil.example",
  "/%252525252fevil.example",
  "/%09/evil.example",
  "/%00",
  "/%zz",
  "/cart\\@evil.example",
  "/@evil.example\\",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "/javascript:alert(1)//\u0000",
  "data:text/html,x",
  "blob:https://evil.example/x",
  "vbscript:x",
  "mailto:x@evil.example",
  `/${"a".repeat(3_000)}`,
])("[NAV-10c] %j redirects to the root", (requested) => {
  expect(safeRedirectPath(requested)).toBe("/")
})

test("[NAV-10c] for any input, the browser stays on our origin", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "//",
    ".",
    "..",
    "%2f",
    "%5c",
    "%252f",
    "evil.example",
    "@",
    ":",
    "javascript:",
    "\t",
    "?",
    "#",
    "a",
    "https:",
    "%09",
    "\u2028",
    "。",
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = safeRedirectPath(pieces.join(""))
      expect(new URL(path, "https://hearth.example").origin).toBe("https://hearth.example")
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(safeRedirectPath(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})

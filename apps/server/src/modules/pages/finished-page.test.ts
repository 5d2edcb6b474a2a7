import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { finishPage } from "./finished-page.ts"

const PLACEHOLDER = "%NONCE%"
const nonce = fc.stringMatching(/^[A-Za-z0-9+/]{22}$/)

test("[SEC-10a] a cached page has the current nonce at every placeholder, plain and gzipped", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 3000 }), { minLength: 1, maxLength: 6 }),
      nonce,
      nonce,
      (texts, first, second) => {
        const pieces = texts.map((text) => text.replaceAll("%", ""))
        const page = finishPage(pieces.join(PLACEHOLDER), PLACEHOLDER, 22)
        for (const each of [first, second]) {
          const expected = pieces.join(each)
          expect(page.plain(each).toString()).toBe(expected)
          expect(gunzipSync(page.gzipped(each)).toString()).toBe(expected)
        }
      },
    ),
  )
})

test("a nonce of another length is refused, because its checksum would be wrong", () => {
  expect(() => finishPage(`a${PLACEHOLDER}b`, PLACEHOLDER, 22).gzipped("short")).toThrow("22 characters")
})

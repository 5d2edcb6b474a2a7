import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, expectTypeOf, test } from "vitest"
import type { Catalogue, Translation } from "./catalogue.ts"

test("every English topic is part of the catalogue", () => {
  const topics = readdirSync(join(import.meta.dirname, "en"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  )
  const catalogue = readFileSync(join(import.meta.dirname, "catalogue.ts"), "utf8")
  expect(topics.filter((file) => !catalogue.includes(`import("./en/${file}")`))).toEqual([])
})

test("a language must have every message with the same parameters", () => {
  interface English {
    empty: "Your cart is empty"
    itemsUnavailable: (count: number) => "1 item is unavailable" | "Some items are unavailable"
  }
  expectTypeOf<{ empty: string; itemsUnavailable: (count: number) => string }>().toExtend<Translation<English>>()
  expectTypeOf<{ empty: string }>().not.toExtend<Translation<English>>()
  expectTypeOf<{ empty: string; itemsUnavailable: (name: string) => string }>().not.toExtend<Translation<English>>()
  expectTypeOf<Catalogue["cookieConsent"]["allow"]>().toEqualTypeOf<string>()
})

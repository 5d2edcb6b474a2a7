import * as fc from "fast-check"
import { expect, test } from "vitest"
import { markMatches } from "./mark-matches.ts"

const markedText = (text: string, typed: string) =>
  markMatches(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("")

test("the typed letters are highlighted in every word that starts with them", () => {
  expect(markedText("Paneer Makhani", "pan")).toBe("[Pan]eer Makhani")
  expect(markedText("Chicken Tikka & Chick Pea", "chick")).toBe("[Chick]en Tikka & [Chick] Pea")
  expect(markedText("Garlic Bread", "bread garlic")).toBe("[Garlic] [Bread]")
})

test("a word that matches despite a typo or an accent is highlighted as a whole", () => {
  expect(markedText("Margherita Classic", "margerita")).toBe("[Margherita] Classic")
  expect(markedText("Crème Brûlée", "creme")).toBe("[Crème] Brûlée")
})

test("nothing is highlighted without input or match", () => {
  expect(markedText("Farm Fresh", "")).toBe("Farm Fresh")
  expect(markedText("Farm Fresh", "🍕")).toBe("Farm Fresh")
  expect(markedText("Farm Fresh", "cola")).toBe("Farm Fresh")
})

test("any input preserves the whole text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, typed) => {
      expect(
        markMatches(text, typed)
          .map((part) => part.text)
          .join(""),
      ).toBe(text)
    }),
  )
})

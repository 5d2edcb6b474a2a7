import { expect, test } from "vitest"
import { compareWord, wordMatch } from "./compare-word.ts"

test.each([
  ["koramangala", "koramangala", "same"],
  ["koramangal", "koramangala", "allButLastLetter"],
  ["kora", "koramangala", "prefix"],
  ["korramangala", "koramangala", "mistyped"],
  ["kormangala", "koramangala", "mistyped"],
  ["koarmangala", "koramangala", "mistyped"],
  ["koramengala", "koramangala", "mistyped"],
  ["koramangalaa", "koramangala", "mistyped"],
  ["xoramangala", "koramangala", "mistyped"],
  ["oramangala", "koramangala", "mistyped"],
  ["okramangala", "koramangala", "mistyped"],
  ["koremang", "koramangala", "prefixWithTypo"],
  ["kroa", "koramangala", "prefixWithTypo"],
  ["kxremangala", "koramangala", "none"],
  ["krox", "koramangala", "none"],
  ["koramangalaxy", "koramangala", "none"],
  ["kro", "koramangala", "none"],
  ["sectorr5", "sector5", "mistyped"],
  ["sector5", "sector15", "none"],
  ["sector16", "sector15", "none"],
  ["4thcross", "5thcross", "none"],
] as const)("[LOC-6e] typing %s for %s is a match of the kind '%s'", (typed, word, expected) => {
  expect(compareWord(typed, word)).toBe(wordMatch[expected])
})

import fc from "fast-check"
import { expect, test } from "vitest"
import { seedPlaces } from "../../seed/places/seed-places.ts"
import { compareWord, wordMatch } from "@hearth/domain/search/compare-word.ts"
import { createVocabulary, type WordUses } from "./create-vocabulary.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

const knownWords = [...new Set(seedPlaces().flatMap(({ places }) => places.flatMap(({ name }) => splitWords(name))))]
const uses = new Map(
  knownWords.map((word, index): [string, WordUses] => [word, { whole: [index], first: [], later: [], context: [] }]),
)
const match = createVocabulary(uses)

const letter = fc.constantFrom(..."abcdeghiklmnoprstuy1")
/** A known word or the beginning of one, with up to two letters removed, inserted or replaced anywhere. */
const typed = fc
  .tuple(
    fc.constantFrom(...knownWords),
    fc.nat(14),
    fc.array(fc.tuple(fc.nat(10), fc.nat(1), letter), { maxLength: 2 }),
  )
  .map(([word, length, edits]) =>
    edits.reduce(
      (text, [position, removedCount, inserted]) =>
        text.slice(0, position) + (position % 2 ? inserted : "") + text.slice(position + removedCount),
      word.slice(0, length + 1),
    ),
  )
  .filter((text) => text !== "")

test("[LOC-6e] the index finds the same words as a comparison with every word, each once", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const expected = knownWords.flatMap((word, index) => {
        const match = compareWord(text, word)
        return match === wordMatch.none || (text.length === 1 && match !== wordMatch.same) ? [] : [`${index}: ${match}`]
      })
      expect(
        match(text)
          .map(({ uses, match }) => `${uses.whole[0]}: ${match}`)
          .toSorted(),
      ).toEqual(expected.toSorted())
    }),
    { numRuns: 500 },
  )
})

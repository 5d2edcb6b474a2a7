import { splitWords } from "../search/split-words.ts"
import { type ChatTopic, chatTopics } from "./chat-topics.ts"
import { isSimilarWord } from "./is-similar-word.ts"
import { hasNativeScript, nativeWords } from "./native-words.ts"
import { topicWords } from "./topic-words.ts"

export interface FoundTopic {
  topic: ChatTopic
  /** Whether the words leave no doubt. Otherwise a language model, if there is one, may know better. */
  isSure: boolean
}

const MIN_SCORE = 2
const SURE_SCORE = 3
/** A topic is sure only if its score is higher than the second topic's by this much. */
const SURE_LEAD = 2

/** Ordinary words that resemble a keyword. */
const ordinaryWords =
  "there here later were this that them then over more love real hai taking make makes made like these those what cash cake base came cast"
const keywords = chatTopics.map((topic) => {
  const entries = Object.entries(topicWords[topic]).map(([phrase, weight]) => ({ parts: phrase.split(" "), weight }))
  return {
    topic,
    words: entries
      .filter(({ parts }) => parts.length === 1)
      .map(({ parts: [word = ""], weight }) => ({ word, weight })),
    phrases: entries.filter(({ parts }) => parts.length > 1),
    nativeWordStarts: Object.entries(nativeWords[topic] ?? {}).map(([word, weight]) => ({
      word: toWords(word).join(""),
      weight,
    })),
  }
})

/** Invisible joiners only change the shape of letters, and not every keyboard types them. */
function toWords(text: string): string[] {
  return splitWords(text.replaceAll(/[\u200C\u200D]/g, ""))
}

const knownWords = new Set(
  keywords.flatMap(({ words, phrases }) => [
    ...words.map(({ word }) => word),
    ...phrases.flatMap(({ parts }) => parts),
  ]),
)
/** These match only themselves: a correctly typed word is not a typo of another one. */
const correctWords = new Set([...ordinaryWords.split(" "), ...knownWords])

/** The known words that a typed word means. */
function findMatches(typed: string): ReadonlySet<string> {
  if (correctWords.has(typed)) return new Set([typed])
  return new Set([...knownWords].filter((word) => isSimilarWord(typed, word)))
}

/** The number of letters and vowel signs. One typo in a shorter word of a native script makes too many other words. */
const MIN_NATIVE_LENGTH_FOR_TYPOS = 5
const beginsLike = (typed: string, word: string) =>
  typed.startsWith(word) || (word.length >= MIN_NATIVE_LENGTH_FOR_TYPOS && isSimilarWord(typed, word))

/** Finds what a question is about, despite typos. Undefined if no word is known. */
export function findTopic(question: string): FoundTopic | undefined {
  const typed = [...new Set(toWords(question))].map((word) => ({ word, matches: findMatches(word) }))
  const scores = keywords
    .map(({ topic, words, phrases, nativeWordStarts }) => {
      // Each typed word counts once, however many words of the topic it resembles.
      const wordScores = typed.map((each) => {
        const matching = hasNativeScript(each.word)
          ? nativeWordStarts.filter(({ word }) => beginsLike(each.word, word))
          : words.filter(({ word }) => each.matches.has(word))
        return Math.max(0, ...matching.map(({ weight }) => weight))
      })
      const phraseScores = phrases.map(({ parts, weight }) =>
        parts.every((part) => typed.some(({ matches }) => matches.has(part))) ? weight : 0,
      )
      return { topic, score: [...wordScores, ...phraseScores].reduce((sum, weight) => sum + weight, 0) }
    })
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scores
  if (!best || best.score === 0 || (best.score < MIN_SCORE && best.topic !== "greeting")) return undefined
  const isSure = best.score >= SURE_SCORE && best.score - (second?.score ?? 0) >= SURE_LEAD
  return { topic: best.topic, isSure: isSure || (best.topic === "greeting" && second?.score === 0) }
}

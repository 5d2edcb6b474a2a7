import { splitWords } from "../search/split-words.ts"
import { type ChatTopic, chatTopics } from "./chat-topics.ts"
import { isSimilarWord } from "./is-similar-word.ts"
import { topicWords } from "./topic-words.ts"

export interface FoundTopic {
  topic: ChatTopic
  /** Whether the words leave no doubt. Otherwise a language model, if there is one, may know better. */
  isSure: boolean
}

const MIN_SCORE = 2
const SURE_SCORE = 3
/** By how much the best topic has to lead. */
const SURE_LEAD = 2

/** Ordinary words that resemble a keyword. */
const ordinaryWords =
  "there here later were this that them then over more love real hai taking make makes made like these those what"
const keywords = chatTopics.map((topic) => {
  const entries = Object.entries(topicWords[topic]).map(([phrase, weight]) => ({ parts: phrase.split(" "), weight }))
  return {
    topic,
    words: entries
      .filter(({ parts }) => parts.length === 1)
      .map(({ parts: [word = ""], weight }) => ({ word, weight })),
    phrases: entries.filter(({ parts }) => parts.length > 1),
  }
})

/** These are compared letter by letter: a correctly typed word is not a typo of another one. */
const correctWords = new Set([
  ...ordinaryWords.split(" "),
  ...keywords.flatMap(({ words, phrases }) => [
    ...words.map(({ word }) => word),
    ...phrases.flatMap(({ parts }) => parts),
  ]),
])

const means = (typed: string, word: string) => (correctWords.has(typed) ? typed === word : isSimilarWord(typed, word))

/** Finds what a question is about, despite typos. Undefined if no word is known. */
export function findTopic(question: string): FoundTopic | undefined {
  const typed = [...new Set(splitWords(question))]
  const scores = keywords
    .map(({ topic, words, phrases }) => {
      // Each typed word counts once, however many words of the topic it resembles.
      const ofWords = typed.map((each) =>
        words.reduce((most, { word, weight }) => (weight > most && means(each, word) ? weight : most), 0),
      )
      const ofPhrases = phrases.map(({ parts, weight }) =>
        parts.every((part) => typed.some((each) => means(each, part))) ? weight : 0,
      )
      return { topic, score: [...ofWords, ...ofPhrases].reduce((sum, weight) => sum + weight, 0) }
    })
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scores
  if (!best || best.score === 0 || (best.score < MIN_SCORE && best.topic !== "greeting")) return undefined
  const isSure = best.score >= SURE_SCORE && best.score - (second?.score ?? 0) >= SURE_LEAD
  return { topic: best.topic, isSure: isSure || (best.topic === "greeting" && second?.score === 0) }
}

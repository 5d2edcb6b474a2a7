import { expect, test } from "vitest"
import type { ChatTopic } from "./chat-topics.ts"
import { findTopic } from "./find-topic.ts"
import { isSimilarWord } from "./is-similar-word.ts"
import { typedQuestions } from "./testing/typed-questions.ts"

const rows = Object.entries(typedQuestions).flatMap(([topic, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => [topic as ChatTopic, line.trim()] as const),
)

test("each topic but the greeting has 40 or more questions", () => {
  const counts = Object.groupBy(rows, ([topic]) => topic)
  const shortTopics = Object.entries(counts).flatMap(([topic, list]) => (list.length < 40 ? [topic] : []))
  expect(shortTopics).toEqual(["greeting"])
})

test.each(rows)("[FBK-4c] finds the topic %s of “%s”", (topic, question) => {
  expect(findTopic(question)?.topic).toBe(topic)
})

test.each([
  "asdf qwer",
  "the quick brown fox",
  "",
  "🍕",
  "what is the capital of france",
  "write me a poem",
  "12345",
  "<script>alert(1)</script>",
])("a question about something else has no topic: %j", (question) => {
  expect(findTopic(question)).toBeUndefined()
})

test("the topic of a question about several topics isn’t sure", () => {
  expect(findTopic("cancel my order")?.isSure).toBe(true)
  expect(findTopic("cancel and refund and points and offers")?.isSure).toBe(false)
})

test.each([
  ["refund", "refund", true],
  ["refnud", "refund", true],
  ["refnd", "refund", true],
  ["reefund", "refund", true],
  ["rfnud", "refund", false],
  ["delivvvvery", "delivery", true],
  ["dilevery", "delivery", true],
  ["fe", "fee", false],
  ["lake", "late", true],
])("whether “%s” is similar to “%s”: %s", (typed, word, expected) => {
  expect(isSimilarWord(typed, word)).toBe(expected)
})

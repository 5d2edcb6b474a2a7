import { expect, test } from "vitest"
import type { ChatTopic } from "./chat-topics.ts"
import { findTopic } from "./find-topic.ts"
import { isSimilarWord } from "./is-similar-word.ts"
import { hasNativeScript } from "./native-words.ts"
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

test.each<[ChatTopic, string]>([
  ["order-status", "मेरा ऑर्डर कहाँ है?"],
  ["order-status", "আমার অর্ডার কোথায়"],
  ["order-status", "আমার অর্ডারটা"],
  ["order-status", "මගේ ඇණවුම කොහෙද"],
  ["order-status", "என் ஆர்டர் எங்கே"],
  ["order-status", "ஆர்டரை"],
  ["late-order", "ऑर्डर में देरी क्यों है"],
  ["late-order", "ඇණවුම ප්‍රමාදයි"],
  ["late-order", "ඇණවුම ප්රමාදයි"],
  ["cancel-order", "ऑर्डर रद्द करो"],
  ["cancel-order", "অর্ডার বাতিল করুন"],
  ["refund", "मेरा रिफंड"],
  ["refund", "मेरा रिफ़ंड कब मिलेगा"],
  ["refund", "पैसे वापस चाहिए"],
  ["refund", "টাকা ফেরত চাই"],
  ["refund", "রিফান্ডের টাকা"],
  ["refund", "මුදල් ආපසු දෙන්න"],
  ["refund", "பணத்தை திரும்ப கொடுங்கள்"],
  ["case", "मेरी शिकायत"],
  ["case", "আমার অভিযোগের কী হলো"],
  ["case", "මගේ පැමිණිල්ල"],
  ["case", "என் புகார்"],
  ["stores", "दुकान कब खुलती है"],
  ["stores", "দোকানটা কোথায়"],
  ["stores", "ළඟම ශාඛාව"],
  ["stores", "கடை எப்போது திறக்கும்"],
  ["offers", "आज का ऑफर"],
  ["offers", "कोई ऑफ़र है"],
  ["offers", "কোনো অফার আছে"],
  ["offers", "අද වට්ටම්"],
  ["offers", "இன்றைய சலுகைகள்"],
])("[FBK-4g] %s: “%s”", (topic, question) => {
  expect(findTopic(question)?.topic).toBe(topic)
})

test.each(["आज मौसम कैसा है", "আজকের আবহাওয়া কেমন", "අද කාලගුණය කොහොමද", "இன்று வானிலை எப்படி"])(
  "a question about something else in another script has no topic: %s",
  (question) => {
    expect(findTopic(question)).toBeUndefined()
    expect(hasNativeScript(question)).toBe(true)
  },
)

test.each(["can i pay cash", "a piece of cake", "who came", "extra cheese base"])(
  "“%s” isn’t about a case",
  (question) => {
    expect(findTopic(question)?.topic).not.toBe("case")
    expect(hasNativeScript(question)).toBe(false)
  },
)

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

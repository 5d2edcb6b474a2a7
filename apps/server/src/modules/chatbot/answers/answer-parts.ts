import type { ChatAction, ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import type { ChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatClock } from "@hearth/domain/stores/zoned-time.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"

/** An answer without its topic. */
export type AnswerParts = Partial<Omit<ChatAnswer, "topic">>

export const ask = (topic: ChatTopic): ChatAction => ({ kind: "ask", topic, label: answerTexts.topicLabels[topic] })
export const openPage = (href: string, label: string): ChatAction => ({ kind: "page", href, label })
export const callStore = (phone: string): ChatAction => ({
  kind: "phone",
  number: phone,
  label: answerTexts.callStore(phone),
})
export const callHelpDesk = (country: CountryCode): ChatAction => {
  const { helpDesk } = countries[country]
  return { kind: "phone", number: helpDesk, label: answerTexts.callHelpDesk(helpDesk) }
}

export const clockIn = (country: CountryCode, at: number | string): string =>
  formatClock(at, countries[country].timeZone)

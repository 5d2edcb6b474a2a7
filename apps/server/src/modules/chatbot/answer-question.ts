import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import { type ChatTopic, isTopicOn, mainTopics } from "@hearth/domain/chat/chat-topics.ts"
import { hasNativeScript } from "@hearth/domain/chat/native-words.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { consumeLimits } from "../../platform/limits/consume-limit.ts"
import { type AnswerParts, ask, callHelpDesk } from "./answers/answer-parts.ts"
import { answerCase } from "./answers/case-answer.ts"
import { answerOffers, answerPoints } from "./answers/offer-answers.ts"
import { answerCancelOrder, answerLateOrder, answerOrderStatus } from "./answers/order-answers.ts"
import { answerPerson } from "./answers/person-answer.ts"
import { answerRefund } from "./answers/refund-answer.ts"
import { answerDelivery, answerStores } from "./answers/store-answers.ts"
import type { ChatbotDeps, ChatCaller } from "./chatbot-deps.ts"

/** Questions per visitor: more than anybody asks with buttons, and few enough that nobody can load us with them. */
const questionLimits = { perMinute: 60, perDay: 600 } as const

const DAY_SECONDS = 24 * 3600

const answers: Readonly<Record<ChatTopic, (deps: ChatbotDeps, caller: ChatCaller) => Promise<AnswerParts>>> = {
  "order-status": answerOrderStatus,
  "late-order": answerLateOrder,
  "cancel-order": answerCancelOrder,
  refund: answerRefund,
  case: answerCase,
  stores: answerStores,
  offers: answerOffers,
  points: answerPoints,
  delivery: answerDelivery,
  person: answerPerson,
  greeting: async () => ({ lines: [answerTexts.hello, answerTexts.howCanIHelp] }),
}

/** FBK-4: answers a question from the visitor's own, current data. */
export async function answerQuestion(
  deps: ChatbotDeps,
  caller: ChatCaller,
  question: { text: string } | { topic: ChatTopic },
): Promise<ChatAnswer> {
  await assertMayAsk(deps, caller)
  const topic = "topic" in question ? question.topic : await deps.reader.readTopic(question.text)
  if (topic === undefined) return answerUnknown(deps, caller, "text" in question ? question.text : "")
  if (!isAnswerable(deps, caller, topic)) return toAnswer(caller, topic, { lines: [answerTexts.switchedOff] }, [])
  const parts = await answers[topic](deps, caller)
  const answerableActions = parts.actions?.filter(
    (each) => each.kind !== "ask" || isAnswerable(deps, caller, each.topic),
  )
  return toAnswer(caller, topic, parts, answerableActions ?? suggestions(deps, caller))
}

async function assertMayAsk({ db, clock }: ChatbotDeps, { session }: ChatCaller): Promise<void> {
  const { userId } = session
  const limits = [
    { bucket: `chat:${userId}`, max: questionLimits.perMinute, windowSeconds: 60 },
    { bucket: `chat:day:${userId}`, max: questionLimits.perDay, windowSeconds: DAY_SECONDS },
  ]
  const limit = await consumeLimits(db, { limits, now: clock.now() })
  if (!limit.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limit.retryAfterSeconds })
}

function isAnswerable({ switches }: ChatbotDeps, { country }: ChatCaller, topic: ChatTopic): boolean {
  return isTopicOn(topic, (feature) => isFeatureOn(feature, country, switches.featuresOff()))
}

/** Most people who write another language don't read the topics either, so the help desk's number comes first. */
function answerUnknown(deps: ChatbotDeps, caller: ChatCaller, text: string): ChatAnswer {
  const topics = suggestions(deps, caller)
  const number = callHelpDesk(caller.country)
  return hasNativeScript(text)
    ? toAnswer(caller, null, { lines: [answerTexts.fewWordsOfLanguage] }, [number, ...topics])
    : toAnswer(caller, null, { lines: [answerTexts.notUnderstood] }, [...topics, number])
}

const suggestions = (deps: ChatbotDeps, caller: ChatCaller) =>
  mainTopics.filter((topic) => isAnswerable(deps, caller, topic)).map(ask)

/** An answer without any button offers the help desk's number, so that nobody is stuck. */
function toAnswer(
  { country }: ChatCaller,
  topic: ChatTopic | null,
  { lines = [], orders = [], cases = [] }: AnswerParts,
  actions: ChatAnswer["actions"],
): ChatAnswer {
  return { topic, lines, orders, cases, actions: actions.length === 0 ? [callHelpDesk(country)] : actions }
}

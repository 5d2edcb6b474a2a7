import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import type { ChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { consumeLimits } from "../../platform/limits/consume-limit.ts"
import { type AnswerParts, ask, callHelpDesk } from "./answers/answer-parts.ts"
import { answerOffers, answerPoints } from "./answers/offer-answers.ts"
import { answerCancelOrder, answerLateOrder, answerOrderStatus } from "./answers/order-answers.ts"
import { answerPerson } from "./answers/person-answer.ts"
import { answerRefund } from "./answers/refund-answer.ts"
import { answerDelivery, answerStores } from "./answers/store-answers.ts"
import type { ChatbotDeps, ChatCaller } from "./chatbot-deps.ts"

/** Questions per visitor: more than anybody types, and few enough that the calls behind them can't be used to load us. */
export const questionLimits = { perMinute: 20, perDay: 300 } as const

const DAY_SECONDS = 24 * 3600

/** Each topic with the feature that its answer shows; it isn't answered while that is switched off. */
const topics: Readonly<
  Record<ChatTopic, { feature?: Feature; answer(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> }>
> = {
  "order-status": { feature: "track", answer: answerOrderStatus },
  "late-order": { feature: "track", answer: answerLateOrder },
  "cancel-order": { feature: "track", answer: answerCancelOrder },
  refund: { feature: "order_history", answer: answerRefund },
  stores: { feature: "stores", answer: answerStores },
  offers: { feature: "offers", answer: answerOffers },
  points: { feature: "loyalty", answer: answerPoints },
  delivery: { feature: "stores", answer: answerDelivery },
  person: { answer: answerPerson },
  greeting: { answer: async () => ({ lines: [answerTexts.hello, answerTexts.howCanIHelp] }) },
}

const mainTopics = ["order-status", "late-order", "refund", "stores", "offers", "points", "delivery", "person"] as const

/** FBK-4: answers a question from the visitor's own, current data. */
export async function answerQuestion(
  deps: ChatbotDeps,
  caller: ChatCaller,
  question: { text: string } | { topic: ChatTopic },
): Promise<ChatAnswer> {
  await assertMayAsk(deps, caller)
  const topic = "topic" in question ? question.topic : await deps.reader.readTopic(question.text)
  if (topic === undefined)
    return toAnswer(caller, null, { lines: [answerTexts.notUnderstood] }, suggestions(deps, caller))
  if (!isAnswerable(deps, caller, topic)) return toAnswer(caller, topic, { lines: [answerTexts.switchedOff] }, [])
  const parts = await topics[topic].answer(deps, caller)
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
  const { feature } = topics[topic]
  return feature === undefined || isFeatureOn(feature, country, switches.featuresOff())
}

const suggestions = (deps: ChatbotDeps, caller: ChatCaller) =>
  mainTopics.filter((topic) => isAnswerable(deps, caller, topic)).map(ask)

/** An answer without any button offers the help desk's number, so that nobody is stuck. */
function toAnswer(
  { country }: ChatCaller,
  topic: ChatTopic | null,
  { lines = [], orders = [] }: AnswerParts,
  actions: ChatAnswer["actions"],
): ChatAnswer {
  const needsNumber = topic === null || actions.length === 0
  return { topic, lines, orders, actions: needsNumber ? [...actions, callHelpDesk(country)] : actions }
}

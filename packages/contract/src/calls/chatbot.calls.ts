import { chatTopics, MAX_QUESTION_LENGTH } from "@hearth/domain/chat/chat-topics.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { freeText, latitude, longitude, storeId, timestamp, uuid } from "../fields.ts"
import { orderId } from "./orders.shapes.ts"

const topic = z.enum(chatTopics)

/** A button under an answer. */
const action = z.discriminatedUnion("kind", [
  /** Asks about another topic. */
  z.object({ kind: z.literal("ask"), topic, label: z.string() }),
  /** Opens a page of the web app. */
  z.object({ kind: z.literal("page"), href: z.string().startsWith("/"), label: z.string() }),
  z.object({ kind: z.literal("phone"), number: z.string(), label: z.string() }),
])
export type ChatAction = z.infer<typeof action>

const answer = z.object({
  /** Null if the question wasn't understood. */
  topic: topic.nullable(),
  /** Sentences, each a paragraph. */
  lines: z.array(z.string()),
  /** The visitor's own orders that the answer is about. */
  orders: z.array(
    z.object({
      orderId,
      title: z.string(),
      detail: z.string(),
      /** When an order that has ended was placed. The detail of an active order says when it arrives. */
      placedAt: timestamp.nullable(),
      isLate: z.boolean(),
      href: z.string().startsWith("/"),
    }),
  ),
  /** The visitor's own active cases that the answer is about. */
  cases: z.array(
    z.object({
      caseId: uuid,
      title: z.string(),
      detail: z.string(),
      /** Null once somebody has answered. */
      answerDueAt: timestamp.nullable(),
      href: z.string().startsWith("/"),
    }),
  ),
  actions: z.array(action),
})
export type ChatAnswer = z.infer<typeof answer>

export const chatbotCalls = [
  defineCall({
    route: "POST /chat-service/ve1/answers",
    summary: "Answers a question about the visitor's own orders, refunds, cases, stores, offers, points or delivery",
    group: "Chatbot",
    access: "guest",
    feature: "chatbot",
    withoutKey: "It only reads; a repeated question is answered again.",
    body: z.strictObject({
      /** What was typed, or the topic of a button. */
      question: z.union([z.strictObject({ text: freeText(MAX_QUESTION_LENGTH, 1) }), z.strictObject({ topic })]),
      /** The visitor's store, for its hours and offers. */
      storeId: storeId.optional(),
      /** The chosen location, to find out whether we deliver there. */
      location: z.strictObject({ latitude, longitude }).optional(),
    }),
    response: success(z.object({ answer })),
    errors: ["TOO_MANY_REQUESTS"],
  }),
] as const

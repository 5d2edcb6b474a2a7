import type { Feature } from "../countries/feature-list.ts"

/**
 * What the chatbot can answer. `case`: what became of a complaint. `person`: the visitor wants to talk to somebody or has
 * a problem with an order.
 */
export const chatTopics = [
  "order-status",
  "late-order",
  "cancel-order",
  "refund",
  "case",
  "stores",
  "offers",
  "points",
  "delivery",
  "person",
  "greeting",
] as const
export type ChatTopic = (typeof chatTopics)[number]

export function isChatTopic(name: string): name is ChatTopic {
  return chatTopics.some((topic) => topic === name)
}

/** The feature that the answer to a topic shows. While it is switched off, the topic isn't offered or answered. */
const topicFeatures: Readonly<Partial<Record<ChatTopic, Feature>>> = {
  "order-status": "track",
  "late-order": "track",
  "cancel-order": "track",
  refund: "order_history",
  case: "feedback",
  stores: "stores",
  offers: "offers",
  points: "loyalty",
  delivery: "stores",
}

export function isTopicOn(topic: ChatTopic, isOn: (feature: Feature) => boolean): boolean {
  const feature = topicFeatures[topic]
  return feature === undefined || isOn(feature)
}

/** The topics that are offered at the start and after a question that wasn't understood. */
export const mainTopics = [
  "order-status",
  "late-order",
  "refund",
  "case",
  "stores",
  "offers",
  "points",
  "delivery",
  "person",
] as const satisfies ChatTopic[]

/** The maximum length of a question, in characters. */
export const MAX_QUESTION_LENGTH = 300

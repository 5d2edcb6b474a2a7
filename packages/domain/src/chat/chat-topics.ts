/** What the chatbot can answer. `person`: the visitor wants to talk to somebody or has a problem with an order. */
export const chatTopics = [
  "order-status",
  "late-order",
  "cancel-order",
  "refund",
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

/** The maximum length of a question, in characters. */
export const MAX_QUESTION_LENGTH = 300

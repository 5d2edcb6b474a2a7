import { chatTopics, isChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import { findTopic } from "@hearth/domain/chat/find-topic.ts"
import { modelInstructions } from "@hearth/texts/chat/model-instructions.ts"
import { z } from "zod"
import { callThrough } from "../../platform/circuits/call-through.ts"
import { callOut } from "../../platform/outbound/call-out.ts"
import type { Platform } from "../../platform/platform.ts"
import type { QuestionReader } from "./chatbot-deps.ts"
import { maskPersonalData } from "./mask-personal-data.ts"

/** A visitor waits for an answer, and the rules can always give one. */
const TIMEOUT_MS = 3_000
const MAX_ANSWER_TOKENS = 30

/** The part of a chat completion that we use. */
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })
const content = z.object({ topic: z.string() })

/**
 * Understands questions with a language model that has OpenAI's protocol for chat completions. It is asked only if the
 * words leave a doubt, gets only the typed text without numbers and addresses, and whenever it gives no usable answer, the
 * rules answer.
 */
export function createModelReader(
  { circuits, log }: Pick<Platform, "circuits" | "log">,
  { url, key, name }: NonNullable<Platform["settings"]["chatModel"]>,
): QuestionReader {
  const circuit = circuits.create("chat-model", { failureThreshold: 5, openMs: 30_000, maxConcurrent: 20 })

  async function askModel(question: string): Promise<string | undefined> {
    const body = JSON.stringify({
      model: name,
      messages: [
        { role: "system", content: modelInstructions(chatTopics) },
        { role: "user", content: maskPersonalData(question) },
      ],
      temperature: 0,
      max_tokens: MAX_ANSWER_TOKENS,
      response_format: { type: "json_object" },
    })
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
    const response = await callThrough(
      circuit,
      () => callOut(`${url}/v1/chat/completions`, { method: "POST", headers, body, timeoutMs: TIMEOUT_MS }),
      (result) => result.kind !== "answered" || result.status !== 200 || result.cutOff !== undefined,
    )
    if (!response) return undefined
    if (response.kind !== "answered" || response.status !== 200 || response.cutOff !== undefined) {
      log.warn({ kind: response.kind }, "the chat model gave no answer")
      return undefined
    }
    const topic = readTopicOf(response.text)
    if (topic === undefined) log.warn("the chat model’s answer has another form")
    return topic
  }

  return {
    async readTopic(question) {
      const found = findTopic(question)
      if (found?.isSure) return found.topic
      const topic = await askModel(question)
      return topic !== undefined && isChatTopic(topic) ? topic : found?.topic
    },
  }
}

function readTopicOf(text: string): string | undefined {
  try {
    const [choice] = completion.parse(JSON.parse(text)).choices
    return content.parse(JSON.parse(choice?.message.content ?? "")).topic
  } catch {
    return undefined
  }
}

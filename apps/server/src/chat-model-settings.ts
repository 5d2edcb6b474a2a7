import { z } from "zod"

/** The language model that helps the chatbot to understand questions. */
export interface ChatModel {
  url: string
  key: string
  name: string
}

export const chatModelSettingSchemas = {
  CHAT_MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Language model with OpenAI's protocol (chat completions) for the chatbot; without it only our rules answer",
    ),
  CHAT_MODEL_KEY: z.string().max(300).optional().describe("Key for the language model; given with CHAT_MODEL_URL"),
  CHAT_MODEL_NAME: z.string().max(100).default("gpt-4o-mini").describe("Name of the language model"),
}

/** Undefined unless the address and the key are both set. */
export function toChatModel(values: {
  CHAT_MODEL_URL?: string | undefined
  CHAT_MODEL_KEY?: string | undefined
  CHAT_MODEL_NAME: string
}): ChatModel | undefined {
  const { CHAT_MODEL_URL: url, CHAT_MODEL_KEY: key, CHAT_MODEL_NAME: name } = values
  return url === undefined || key === undefined ? undefined : { url: url.replace(/\/$/, ""), key, name }
}

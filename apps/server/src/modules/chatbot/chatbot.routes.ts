import type { Platform } from "../../platform/platform.ts"
import { cartOwnerOf } from "../cart/public.ts"
import { answerQuestion } from "./answer-question.ts"
import type { ChatbotDeps } from "./chatbot-deps.ts"

export function chatbotRoutes({ route }: Pick<Platform, "route">, deps: ChatbotDeps): void {
  route("POST /chat-service/ve1/answers", async (call) => {
    const { session, country, body } = call
    const { question, storeId, location } = body
    const caller = { session, country, owner: cartOwnerOf(call), storeId, location }
    return { answer: await answerQuestion(deps, caller, question) }
  })
}

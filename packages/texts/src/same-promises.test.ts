import { expect, test } from "vitest"
import * as answerTexts from "./en/chat/chat-answers.ts"
import * as thankYouTexts from "./en/checkout/thank-you.ts"
import * as caseTexts from "./en/feedback/customer-cases.ts"
import * as orderTexts from "./en/orders/order.ts"
import * as refundTexts from "./en/orders/refund.ts"
import * as helpTexts from "./en/shell/help.ts"

test("[ORD-4c] every screen and the chatbot name the same time for a refund", () => {
  const refund = { amount: 25_000, to: "source", status: "INITIATED", mode: "UPI" } as const
  const sentences = [
    thankYouTexts.refundInitiated,
    orderTexts.originalPaymentMethodTime,
    refundTexts.refund(refund, "IN"),
    caseTexts.refundTime,
    helpTexts.refundAnswer,
  ]
  expect(sentences.filter((sentence) => !/[Uu]sually (takes )?4-10 business days/.test(sentence))).toEqual([])
  const ofChat = Object.values(answerTexts).filter((text) => typeof text === "string")
  expect(ofChat.filter((sentence) => /(working|business) days/.test(sentence))).toEqual([])
})

test("[FBK-4b] the help page and the chatbot agree on what the help desk is for", () => {
  const purpose = "problems with an order, a payment or the app."
  expect(helpTexts.aboutHelpDesk).toBe(`For ${purpose}`)
  expect(answerTexts.handOverToHelpDesk).toBe(`Our help desk is there for ${purpose}`)
  expect(helpTexts.somethingWrongCall).toMatch(/^Call the help desk /)
})

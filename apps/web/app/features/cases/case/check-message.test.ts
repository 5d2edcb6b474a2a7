import { messageText, messageTextOrBlank } from "@hearth/contract/calls/cases.shapes.ts"
import { expect, test } from "vitest"
import { checkMessage } from "./check-message.ts"

test.each(["", "  \n", "\u200b\u200d", "a", "a".repeat(1000), "a".repeat(1001), "🍕".repeat(1000), "🍕".repeat(1001)])(
  "[FBK-3b] the form accepts a message if the server does, with and without photos",
  (text) => {
    expect(checkMessage(text, { hasPhotos: false }) === undefined).toBe(messageText.safeParse(text).success)
    expect(checkMessage(text, { hasPhotos: true }) === undefined).toBe(messageTextOrBlank.safeParse(text).success)
  },
)

test("[FBK-2e] a message can be photos alone", () => {
  expect(checkMessage("", { hasPhotos: true })).toBeUndefined()
  expect(checkMessage("", { hasPhotos: false })).toBe("empty")
})

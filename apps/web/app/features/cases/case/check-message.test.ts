import { messageText } from "@hearth/contract/calls/cases.shapes.ts"
import { expect, test } from "vitest"
import { checkMessage } from "./check-message.ts"

test.each(["", "  \n", "a", "a".repeat(1000), "a".repeat(1001), "🍕".repeat(1000), "🍕".repeat(1001)])(
  "[FBK-3b] the form accepts a message if the server does",
  (text) => {
    expect(checkMessage(text) === undefined).toBe(messageText.safeParse(text).success)
  },
)

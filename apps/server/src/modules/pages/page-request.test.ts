import { expect, test } from "vitest"
import { testSettings } from "../../testing/test-settings.ts"
import { bootOf } from "./page-request.ts"

const boot = (settings: object) =>
  bootOf(testSettings(settings), "v1", "IN", { id: "1", name: "One", city: "Delhi" }, undefined)

test.each([true, false])("the page is told whether it may report activity and set cookies (off: %s)", (off) => {
  expect(boot({ trackingOff: off })).toMatchObject({ tracking: !off, disableCookies: false })
  expect(boot({ cookiesOff: off })).toMatchObject({ tracking: true, disableCookies: off })
})

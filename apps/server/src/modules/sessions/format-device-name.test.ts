import { expect, test } from "vitest"
import { formatDeviceName } from "./format-device-name.ts"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"

test.each([
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/130.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`, "Edge on Windows"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/130.0 Safari/604.1`, "Chrome on iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, "Safari on Mac"],
  ["curl/8.0", "Unknown device"],
  [undefined, "Unknown device"],
])("a device is named by its browser and system: %s", (userAgent, name) => {
  expect(formatDeviceName(userAgent, "web app-chrome")).toBe(name)
})

test("a mini-app is named by its host app", () => {
  expect(formatDeviceName("Mozilla/5.0 (Linux; Android 14) Chrome/130.0", "web app-paytm")).toBe("Paytm on Android")
})

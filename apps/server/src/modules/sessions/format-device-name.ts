import * as identityTexts from "@hearth/texts/account/identity.ts"

/** The first match counts. Browsers also claim to be other browsers, so the most specific patterns are first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

/** Names a device for its owner, such as `Chrome on Android`. The full user agent is not stored. */
export function formatDeviceName(userAgent: string | undefined, clientType: unknown): string {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1]
  const app = { "web app-paytm": "Paytm", "web app-gpay": "Google Pay" }[String(clientType)]
  const [browser, system] = [app ?? find(browsers), find(systems)]
  if (browser && system) return identityTexts.deviceName(browser, system)
  return browser ?? system ?? identityTexts.unknownDevice
}

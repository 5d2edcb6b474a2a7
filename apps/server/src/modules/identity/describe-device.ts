/** The first that fits; browsers claim to be others, so the most particular come first. */
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

/** A device in words its owner knows it by: `Chrome on Android`. The browser's own long name is not kept. */
export function describeDevice(userAgent: string | undefined, clientType: unknown): string {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1]
  const app = { "web app-paytm": "Paytm", "web app-gpay": "Google Pay" }[String(clientType)]
  const [browser, system] = [app ?? find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? "Unknown device"
}

/**
 * IDN-14: what a browser reports about itself. The values can be forged, so they only tighten limits and never decide
 * alone.
 */
export interface BrowserSignals {
  /** The fingerprinting library's id. */
  visitorId: string
  userAgent: string
  webdriver: boolean
  /** Signs of a headless browser that were found. */
  headless: readonly string[]
  plugins: number
  languages: readonly string[]
  /** Length of `eval.toString()`. */
  evalLength: number
  /** Globals of automation tools that were found. */
  globals: readonly string[]
}

export type BotFlag = "webdriver" | "headless" | "no-plugins" | "no-languages" | "eval-length" | "automation-globals"

const WEIGHTS: Readonly<Record<BotFlag, number>> = {
  webdriver: 60,
  headless: 60,
  "automation-globals": 60,
  "no-languages": 30,
  "eval-length": 30,
  "no-plugins": 20,
}

/** Lower limits apply from this score on. One strong sign is enough, one weak sign is not. */
const SUSPICIOUS_THRESHOLD = 50

export interface SignalScore {
  flags: BotFlag[]
  /** 0 to 100. */
  score: number
  isSuspicious: boolean
}

export function scoreSignals(signals: BrowserSignals): SignalScore {
  const { userAgent, webdriver, headless, plugins, languages, evalLength, globals } = signals
  const flags: BotFlag[] = []
  if (webdriver) flags.push("webdriver")
  if (headless.length > 0 || /headless/i.test(userAgent)) flags.push("headless")
  // Mobile browsers have no plugins, nor does Firefox on some desktops. Chrome on a desktop always has some.
  if (plugins === 0 && /\bChrome\//.test(userAgent) && !/Mobile|Android/.test(userAgent)) flags.push("no-plugins")
  if (languages.length === 0) flags.push("no-languages")
  if (!expectedEvalLengths(userAgent).includes(evalLength)) flags.push("eval-length")
  if (globals.length > 0) flags.push("automation-globals")
  const score = Math.min(
    100,
    flags.reduce((sum, flag) => sum + WEIGHTS[flag], 0),
  )
  return { flags, score, isSuspicious: score >= SUSPICIOUS_THRESHOLD }
}

/** Length of the browser's `eval.toString()`: 33 in Chromium, 37 in Firefox and Safari, 39 in Internet Explorer. */
function expectedEvalLengths(userAgent: string): readonly number[] {
  if (/\bTrident\/|\bMSIE /.test(userAgent)) return [39]
  if (/\bFirefox\//.test(userAgent)) return [37]
  if (/\bChrom(e|ium)\//.test(userAgent)) return [33]
  // Every browser on an iPhone is based on Safari.
  if (/\bSafari\/|\bAppleWebKit\//.test(userAgent)) return [37]
  return [33, 37, 39]
}

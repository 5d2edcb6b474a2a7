/** What a browser says about itself (IDN-14). Anybody can say anything: it tightens limits and never decides alone. */
export interface BrowserSignals {
  /** Of the fingerprinting library. */
  visitorId: string
  userAgent: string
  webdriver: boolean
  /** Headless markers that were found. */
  headless: readonly string[]
  plugins: number
  languages: readonly string[]
  /** Of `eval.toString()`. */
  evalLength: number
  /** Automation globals that were found. */
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

/** From here on less is allowed. One sure sign is enough, one weak sign is not. */
const SUSPICIOUS_THRESHOLD = 50

export interface SignalScore {
  flags: BotFlag[]
  /** 0 to 100. */
  score: number
  suspicious: boolean
}

export function scoreSignals(signals: BrowserSignals): SignalScore {
  const { userAgent, webdriver, headless, plugins, languages, evalLength, globals } = signals
  const flags: BotFlag[] = []
  if (webdriver) flags.push("webdriver")
  if (headless.length > 0 || /headless/i.test(userAgent)) flags.push("headless")
  // Phones have none; neither has Firefox on some desks. Chrome on a desk always has.
  if (plugins === 0 && /\bChrome\//.test(userAgent) && !/Mobile|Android/.test(userAgent)) flags.push("no-plugins")
  if (languages.length === 0) flags.push("no-languages")
  if (!expectedEvalLengths(userAgent).includes(evalLength)) flags.push("eval-length")
  if (globals.length > 0) flags.push("automation-globals")
  const score = Math.min(
    100,
    flags.reduce((sum, flag) => sum + WEIGHTS[flag], 0),
  )
  return { flags, score, suspicious: score >= SUSPICIOUS_THRESHOLD }
}

/** How long a browser writes its own `eval`: 33 where Chrome's engine is, 37 in Firefox and Safari, 39 in Internet Explorer. */
function expectedEvalLengths(userAgent: string): readonly number[] {
  if (/\bTrident\/|\bMSIE /.test(userAgent)) return [39]
  if (/\bFirefox\//.test(userAgent)) return [37]
  if (/\bChrom(e|ium)\//.test(userAgent)) return [33]
  // On an iPhone every browser is Safari inside.
  if (/\bSafari\/|\bAppleWebKit\//.test(userAgent)) return [37]
  return [33, 37, 39]
}

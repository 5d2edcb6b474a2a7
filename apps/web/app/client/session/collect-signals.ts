import "../trusted-html.ts"
import { load as loadBotd, sources } from "@fingerprintjs/botd"
import { load as loadFingerprint } from "@fingerprintjs/fingerprintjs"
import type { BrowserSignals } from "@hearth/domain/identity/score-signals.ts"

/*
 * IDN-14: what the browser says about itself, by the libraries made for it. Their own statistics are off: nothing goes to
 * anybody but us. They are some 15 kB, and come only with the screens that sign somebody in.
 */

export async function collectSignals(): Promise<BrowserSignals> {
  const [{ visitorId }, found] = await Promise.all([
    loadFingerprint({ monitoring: false }).then((agent) => agent.get()),
    detectAutomation(),
  ])
  return {
    visitorId,
    userAgent: navigator.userAgent.slice(0, 512),
    webdriver: readSource(sources.webDriver, false),
    headless: found.headless,
    plugins: readSource(sources.pluginsLength, 0),
    languages: readSource(sources.languages, []).flat().slice(0, 50),
    evalLength: readSource(sources.evalLength, 0),
    globals: found.globals,
  }
}

/** Detectors that look at one of the other signals already, and those that a phone's own browser can set off. */
const headlessDetectors = [
  "detectAppVersion",
  "detectUserAgent",
  "detectWebGL",
  "detectFunctionBind",
  "detectErrorTrace",
]
const globalDetectors = [
  "detectDocumentAttributes",
  "detectDistinctiveProperties",
  "detectProcess",
  "detectWindowExternal",
]

async function detectAutomation(): Promise<Pick<BrowserSignals, "headless" | "globals">> {
  const detector = await loadBotd({ monitoring: false })
  await detector.collect()
  detector.detect()
  const detections = detector.getDetections() ?? {}
  const found = (names: readonly string[]) =>
    names.flatMap((name) => {
      const result = detections[name]
      return result?.bot ? [`${name}: ${result.botKind}`.slice(0, 60)] : []
    })
  return { headless: found(headlessDetectors), globals: found(globalDetectors) }
}

/** A source that a browser lacks throws. */
function readSource<Value>(source: () => Value, fallback: Value): Value {
  try {
    return source()
  } catch {
    return fallback
  }
}

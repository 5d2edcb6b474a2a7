import "../trusted-html.ts"
import { load as loadBotd, sources } from "@fingerprintjs/botd"
import { load as loadFingerprint } from "@fingerprintjs/fingerprintjs"
import type { BrowserSignals } from "@hearth/domain/identity/score-signals.ts"

/*
 * IDN-14: signals about the browser, collected by two libraries. Their own telemetry is off: nothing is sent to third
 * parties. The libraries are about 15 kB and are loaded only with the sign-in screens.
 */

export async function collectSignals(): Promise<BrowserSignals> {
  const [{ visitorId }, automation] = await Promise.all([
    loadFingerprint({ monitoring: false }).then((agent) => agent.get()),
    detectAutomation(),
  ])
  return {
    visitorId,
    userAgent: navigator.userAgent.slice(0, 512),
    webdriver: readSource(sources.webDriver, false),
    headless: automation.headless,
    plugins: readSource(sources.pluginsLength, 0),
    languages: readSource(sources.languages, []).flat().slice(0, 50),
    evalLength: readSource(sources.evalLength, 0),
    globals: automation.globals,
  }
}

/** Leaves out detectors that repeat one of the other signals or that a phone's own browser triggers. */
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
  const findDetections = (names: readonly string[]) =>
    names.flatMap((name) => {
      const result = detections[name]
      return result?.bot ? [`${name}: ${result.botKind}`.slice(0, 60)] : []
    })
  return { headless: findDetections(headlessDetectors), globals: findDetections(globalDetectors) }
}

/** A source that the browser doesn't support throws; the fallback is returned then. */
function readSource<Value>(source: () => Value, fallback: Value): Value {
  try {
    return source()
  } catch {
    return fallback
  }
}

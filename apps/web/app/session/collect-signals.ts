import "../shell/trusted-html.ts"
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
    lookForMarks(),
  ])
  return {
    visitorId,
    userAgent: navigator.userAgent.slice(0, 512),
    webdriver: tryFor(sources.webDriver, false),
    headless: found.headless,
    plugins: tryFor(sources.pluginsLength, 0),
    languages: tryFor(sources.languages, []).flat().slice(0, 50),
    evalLength: tryFor(sources.evalLength, 0),
    globals: found.globals,
  }
}

/** Detectors that look at one of the other signals already, and those that a phone's own browser can set off. */
const headlessMarks = ["detectAppVersion", "detectUserAgent", "detectWebGL", "detectFunctionBind", "detectErrorTrace"]
const globalMarks = ["detectDocumentAttributes", "detectDistinctiveProperties", "detectProcess", "detectWindowExternal"]

async function lookForMarks(): Promise<Pick<BrowserSignals, "headless" | "globals">> {
  const detector = await loadBotd({ monitoring: false })
  await detector.collect()
  detector.detect()
  const detections = detector.getDetections() ?? {}
  const found = (names: readonly string[]) =>
    names.flatMap((name) => {
      const result = detections[name]
      return result?.bot ? [`${name}: ${result.botKind}`.slice(0, 60)] : []
    })
  return { headless: found(headlessMarks), globals: found(globalMarks) }
}

/** A source that a browser lacks throws. */
function tryFor<Value>(source: () => Value, otherwise: Value): Value {
  try {
    return source()
  } catch {
    return otherwise
  }
}

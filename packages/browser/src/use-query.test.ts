import { expect, onTestFinished, test, vi } from "vitest"
import { NO_RESPONSE } from "./result.ts"
import { runLoad } from "./use-query.ts"

function stubReportError() {
  const reported = vi.fn<typeof reportError>()
  vi.stubGlobal("reportError", reported)
  onTestFinished(() => void vi.unstubAllGlobals())
  return reported
}
const mistake = new RangeError("mistake")
const throwMistake = async () => {
  throw mistake
}

test("an error that a load throws is reported and shown as a failed load", async () => {
  const reported = stubReportError()
  expect(await runLoad(throwMistake, new AbortController().signal)).toMatchObject({ ok: false, code: NO_RESPONSE })
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake)
})

test("an error of a load that was aborted is not reported", async () => {
  const reported = stubReportError()
  await runLoad(throwMistake, AbortSignal.abort())
  expect(reported).not.toHaveBeenCalled()
})

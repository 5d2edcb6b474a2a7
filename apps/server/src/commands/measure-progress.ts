export type Report = (sentence: string) => void

const REPORT_INTERVAL_MS = 2_000
const MEBIBYTE = 1024 * 1024

/** Counts bytes and reports the progress every two seconds. Short operations report nothing. */
export function measureProgress(report: Report, what: string, total?: number): (count: number) => void {
  let done = 0
  let last = Date.now()
  return (count) => {
    done += count
    if (Date.now() - last < REPORT_INTERVAL_MS) return
    last = Date.now()
    const share = total === undefined ? "" : ` (${Math.floor((done / total) * 100)} %)`
    report(`${what}: ${Math.floor(done / MEBIBYTE)} MiB${share}`)
  }
}

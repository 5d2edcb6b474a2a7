export type Report = (sentence: string) => void

const REPORT_INTERVAL_MS = 2_000
const MEBIBYTE = 1024 * 1024

/** Counts bytes and reports the progress every two seconds. Short operations report nothing. */
export function measureProgress(report: Report, label: string, total?: number): (count: number) => void {
  let bytes = 0
  let lastReportAt = Date.now()
  return (count) => {
    bytes += count
    if (Date.now() - lastReportAt < REPORT_INTERVAL_MS) return
    lastReportAt = Date.now()
    const share = total === undefined ? "" : ` (${Math.floor((bytes / total) * 100)} %)`
    report(`${label}: ${Math.floor(bytes / MEBIBYTE)} MiB${share}`)
  }
}

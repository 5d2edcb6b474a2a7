import type { ObserveRequest } from "../../platform/http/request-log.ts"

const NAME = "hearth_request_duration_seconds"
const UPPER_BOUNDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, Number.POSITIVE_INFINITY]

interface Series {
  labels: string
  /** One count per upper bound; requests above a smaller bound only. */
  counts: number[]
  seconds: number
}

export interface RequestHistogram {
  observe: ObserveRequest
  /** In the text format that Prometheus reads. */
  render(): string
}

/**
 * Request durations by route, method and status. Every request is counted here, and prom-client's histogram sorts and
 * hashes its labels at each observation: a twentieth of a small response's processor time (decision 047).
 */
export function createRequestHistogram(): RequestHistogram {
  const all = new Map<string, Series>()
  return {
    observe(route, method, status, seconds) {
      const key = `${status}${method}${route}`
      let series = all.get(key)
      if (!series) {
        series = {
          labels: `route="${escapeLabel(route)}",method="${escapeLabel(method)}",status="${status}"`,
          counts: UPPER_BOUNDS.map(() => 0),
          seconds: 0,
        }
        all.set(key, series)
      }
      let bucket = 0
      while (seconds > UPPER_BOUNDS[bucket]!) bucket += 1
      series.counts[bucket]! += 1
      series.seconds += seconds
    },
    render() {
      const lines = [`# HELP ${NAME} Time to answer, by route template, method and status`, `# TYPE ${NAME} histogram`]
      for (const { labels, counts, seconds } of all.values()) {
        let total = 0
        for (const [index, count] of counts.entries()) {
          total += count
          const bound = UPPER_BOUNDS[index]!
          lines.push(`${NAME}_bucket{le="${bound === Number.POSITIVE_INFINITY ? "+Inf" : bound}",${labels}} ${total}`)
        }
        lines.push(`${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${total}`)
      }
      return `${lines.join("\n")}\n`
    },
  }
}

function escapeLabel(value: string): string {
  return value
    .replaceAll("\\", String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll("\n", String.raw`\n`)
}

/** The little of autocannon that the benchmarks use; its published types are for an older major. */
declare module "autocannon" {
  interface Result {
    requests: { average: number; total: number }
    latency: { average: number; p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration?: number
    /** So many requests in all, in place of a duration. */
    amount?: number
    /** Not more than so many a second. */
    overallRate?: number
    headers?: Record<string, string>
    method?: "GET" | "POST"
    /** Called for each connection, which may be given requests of its own. */
    setupClient?(client: {
      setRequests(requests: readonly { body?: string; path?: string; headers?: Record<string, string> }[]): void
    }): void
  }): Promise<Result>
}

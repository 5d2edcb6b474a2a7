/** The parts of autocannon that the benchmarks use; its published types are for an older major. */
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
    /** The total number of requests, instead of a duration. */
    amount?: number
    /** The maximum number of requests per second. */
    overallRate?: number
    headers?: Record<string, string>
    method?: "GET" | "POST"
    /** Called for each connection, which may get its own requests. */
    setupClient?(client: {
      setRequests(requests: readonly { body?: string; path?: string; headers?: Record<string, string> }[]): void
    }): void
  }): Promise<Result>
}

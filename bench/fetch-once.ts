import { type OutgoingHttpHeaders, request } from "node:http"
import { buffer } from "node:stream/consumers"

export interface FetchResult {
  headers: Record<string, string>
  body: Buffer
}

/**
 * Fetches one response for a country. Only browsers resolve `in.localhost` to this machine, so the host is sent as a
 * header.
 */
export function fetchOnce(
  port: number,
  country: string,
  path: string,
  extraHeaders: OutgoingHttpHeaders = {},
): Promise<FetchResult> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "identity", host: `${country}.localhost:${port}`, ...extraHeaders }
    request({ host: "127.0.0.1", port, path, headers }, async (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${path} responded with ${response.statusCode}`))
      const {
        connection: _c,
        "keep-alive": _k,
        date: _d,
        ...headersToKeep
      } = response.headers as Record<string, string>
      return resolve({ headers: headersToKeep, body: await buffer(response) })
    })
      .on("error", reject)
      .end()
  })
}

import type { ServerResponse } from "node:http"

/** The response of a route; the listener writes it. */
export interface RouteResponse {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): RouteResponse {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  }
}

export function writeResponse(response: ServerResponse, { status, headers = {}, body = "" }: RouteResponse): void {
  response.writeHead(status, { "cache-control": "no-store", ...headers, "content-length": Buffer.byteLength(body) })
  response.end(body)
}

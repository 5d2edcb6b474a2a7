import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import { failureEnvelope, statusOf } from "../errors/failure-envelope.ts"
import { makeRequestId } from "./request-id.ts"

type RefuseConnection = (error: Error & { code?: string }, socket: Socket) => void

/** Answers requests that Node could not parse as HTTP: garbage, header floods, bodies that never end. */
export function createConnectionRefuser(commonHeaders: Readonly<Record<string, string>>): RefuseConnection {
  const headerLines = Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`)
  return (error, socket) => refuseConnection(error, socket, headerLines)
}

function refuseConnection(error: Error & { code?: string }, socket: Socket, headerLines: readonly string[]): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy()
    return
  }
  // The request was already answered before its end turned out to be invalid: sends no second response.
  const { _httpMessage: response } = socket as { _httpMessage?: { headersSent: boolean } | null }
  if (response?.headersSent) return socket.destroySoon()
  socket.end(rawFailure(codes[error.code ?? ""] ?? "BAD_REQUEST", headerLines))
}

const codes: Record<string, ErrorCode | undefined> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "TOO_SLOW",
}

function rawFailure(code: ErrorCode, headerLines: readonly string[]): string {
  const status = statusOf(code)
  const body = JSON.stringify(failureEnvelope(code))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    ...headerLines,
    `x-request-id: ${makeRequestId()}`,
    "connection: close",
    "",
    body,
  ].join("\r\n")
}

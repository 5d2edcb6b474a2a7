import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import { failureEnvelope, statusOf } from "../errors/failure-envelope.ts"
import { makeRequestId } from "./request-id.ts"

/** Answers what Node could not even read as HTTP: garbage, header floods, bodies that never end. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(rawFailure(error.code === "HPE_HEADER_OVERFLOW" ? "HEADERS_TOO_LARGE" : "BAD_REQUEST"))
}

function rawFailure(code: ErrorCode): string {
  const status = statusOf(code)
  const body = JSON.stringify(failureEnvelope(code))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `x-request-id: ${makeRequestId()}`,
    "connection: close",
    "",
    body,
  ].join("\r\n")
}

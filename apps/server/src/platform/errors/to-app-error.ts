import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import { AppError } from "./app-error.ts"

/** Maps any thrown value to an error of the contract. Unexpected ones become INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError(codeOf(error), {}, { cause: error })
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return "INTERNAL"
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const errorCode = typeof code === "string" ? code : ""
  return (
    byErrorCode[errorCode] ??
    (isSqlState(errorCode) ? bySqlState(errorCode) : undefined) ??
    (typeof statusCode === "number" ? byStatus(statusCode) : undefined) ??
    "INTERNAL"
  )
}

/** Error codes of Fastify, Node and our database connections. */
const byErrorCode: Record<string, ErrorCode | undefined> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA",
  FST_ERR_HANDLER_TIMEOUT: "UNAVAILABLE",
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  CONNECTION_LOST: "UNAVAILABLE",
  ECONNREFUSED: "UNAVAILABLE",
  ECONNRESET: "UNAVAILABLE",
  EHOSTUNREACH: "UNAVAILABLE",
  ENETUNREACH: "UNAVAILABLE",
  ENOTFOUND: "UNAVAILABLE",
  EAI_AGAIN: "UNAVAILABLE",
  EPIPE: "UNAVAILABLE",
  ETIMEDOUT: "UNAVAILABLE",
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code)
}

function bySqlState(state: string): ErrorCode | undefined {
  // Data that PostgreSQL can't store (NUL, a number out of range, an invalid uuid) is the client's mistake.
  if (state.startsWith("22")) return "BAD_REQUEST"
  // Connection lost, out of resources, server shutting down, lock or statement timeout, transaction to be retried.
  if (/^(08|53|57|55P03|40001|40P01|58030)/.test(state)) return "UNAVAILABLE"
  return undefined
}

function byStatus(status: number): ErrorCode | undefined {
  if (status === 404) return "NOT_FOUND"
  if (status === 413) return "TOO_LARGE"
  if (status === 414) return "URL_TOO_LONG"
  if (status === 415) return "UNSUPPORTED_MEDIA"
  if (status === 503) return "UNAVAILABLE"
  return status >= 400 && status < 500 ? "BAD_REQUEST" : undefined
}

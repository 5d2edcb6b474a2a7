import { type DestinationStream, type Logger, pino } from "pino"
import type { Settings } from "../../settings.ts"
import { batchLines } from "./batch-lines.ts"
import { describeError } from "./describe-error.ts"

export type Log = Logger

/**
 * Logs one JSON line per entry, written in the background. Credentials, codes, phone numbers and addresses are redacted
 * by field name.
 */
export function createLog(level: Settings["logLevel"], destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: isoTime,
      serializers: { err: describeError, error: describeError },
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: "[redacted]",
      },
    },
    destination ?? batchLines(pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 })),
  )
}

export const nullDestination: DestinationStream = { write: () => {} }

const secretNames = [
  "authorization",
  "cookie",
  '["set-cookie"]',
  '["x-session-token"]',
  '["x-api-key"]',
  "accessToken",
  "refreshToken",
  "sessionToken",
  "secretKey",
  "secret",
  "password",
  "otp",
  "pin",
  "mobile",
  "phone",
  "address",
]

let millisecond = 0
let stamp = ""

/** Cached, because formatting the date costs more than the rest of a line, and many lines share a millisecond. */
export function isoTime(): string {
  const now = Date.now()
  if (now !== millisecond) {
    millisecond = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

import { AppError } from "../errors/app-error.ts"

const RETRY_AFTER_SECONDS = 10

/** The error for a storage that can't be used right now. The reason is for the log and contains no credentials. */
export function filesUnavailable(reason: string, cause?: unknown): AppError {
  const options = cause === undefined ? { cause: new Error(`the file storage failed: ${reason}`) } : { cause }
  return new AppError("FILES_UNAVAILABLE", { reason, retryAfterSeconds: RETRY_AFTER_SECONDS }, options)
}

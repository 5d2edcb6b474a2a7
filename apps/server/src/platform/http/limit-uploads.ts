import { AppError } from "../errors/app-error.ts"

/** A process has at most this many forms with files in memory, each with at most 4 files of 8 MB. */
const MAX_UPLOADS = 8
const RETRY_AFTER_SECONDS = 2

/** Runs the work of a call with files, or refuses it before anything of its body is read. */
export type LimitUploads = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createUploadLimit(maxUploads = MAX_UPLOADS): LimitUploads {
  let uploads = 0
  return async (work) => {
    if (uploads >= maxUploads) {
      throw new AppError("UNAVAILABLE", { reason: "too many uploads", retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    uploads++
    try {
      return await work()
    } finally {
      uploads--
    }
  }
}

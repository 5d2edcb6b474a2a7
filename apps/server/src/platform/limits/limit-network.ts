import type { FastifyRequest } from "fastify"
import { AppError } from "../errors/app-error.ts"
import type { Platform } from "../platform.ts"
import { networkOf } from "./network-of.ts"
import { consumeLimit } from "./consume-limit.ts"

/**
 * Refuses a request if its network has exceeded the limit. Call it outside any transaction: the request must count even
 * if it fails.
 */
export async function limitNetwork(
  { db, clock }: Pick<Platform, "db" | "clock">,
  request: FastifyRequest,
  name: string,
  max: number,
  windowSeconds: number,
): Promise<void> {
  const bucket = `${name}:${windowSeconds}:${networkOf(request.ip)}`
  const result = await consumeLimit(db, { bucket, max, windowSeconds, now: clock.now() })
  if (!result.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: result.retryAfterSeconds })
}

import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import { openStream } from "../../../platform/live/open-stream.ts"
import type { StaffSession } from "../../../platform/sessions/staff.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import type { BoardHub } from "./board-hub.ts"

interface FollowCall {
  member: StaffSession
  country: CountryCode
  request: FastifyRequest
  reply: FastifyReply
}

/** Opens the live board of a store. Above the limits for open boards the console gets UNAVAILABLE and polls instead. */
export async function followBoard(
  { locator }: Pick<KitchenDeps, "locator">,
  hub: BoardHub,
  { member, country, request, reply }: FollowCall,
  store: StoreInfo,
): Promise<void> {
  if (!hub.hasCapacity(member.memberId)) throw new AppError("UNAVAILABLE")
  const watchedStore = { id: store.id, info: () => locator.findStore(country, store.id) ?? store }
  await hub.follow(openStream(request, reply), member, watchedStore)
}

import { toClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { ModeContext } from "./payment-modes.ts"

/** The customer who calls, and the request. */
export interface PaymentsCaller {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

export function modeContextOf({ country, request }: PaymentsCaller): Omit<ModeContext, "amount"> {
  return { country, clientType: toClientType(request.headers["client-type"]) }
}

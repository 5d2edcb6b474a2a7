import type { Feature } from "@hearth/domain/countries/features.ts"
import type { z } from "zod"
import type { ErrorCode } from "./error-codes.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"
/** Method and path in one string: the key of the call for the server, the client and the document. */
export type Route = `${Method} /${string}`

/**
 * open: anyone · guest: any session · customer: a logged-in one · operator: the machine's own monitoring ·
 * staff: whoever works at the store that the path names · manager: one of its managers · head-office: whoever is at home
 * in every store.
 */
export type Access = "open" | "guest" | "customer" | "operator" | StaffAccess

const staffAccess = ["staff", "manager", "head-office"] as const
export type StaffAccess = (typeof staffAccess)[number]

export function isStaffAccess(access: Access): access is StaffAccess {
  return (staffAccess as readonly Access[]).includes(access)
}

export interface CallDefinition {
  route: Route
  /** Older versions of the same call: thin doors to the same handler. */
  alsoAt?: readonly Route[]
  summary: string
  group: string
  access: Access
  /**
   * Ends the session that makes it. Where its answer was lost it is sent again with the same credentials: for a moment
   * they are let through, the handler sees that the session is over, and answers the same again or refuses.
   */
  endsSession?: true
  /** The call answers FEATURE_OFF where this is switched off. */
  feature?: Feature
  /**
   * A call that changes something honours an idempotency key; `required` refuses a call without one. `own`: the handler
   * honours it itself, because its work does not end with its transaction, as where a message is sent.
   */
  idempotency?: "optional" | "required" | "own"
  /** SEC-1: why a call that changes something is safe without a key. */
  withoutKey?: string
  /** All it changes, it changes in one statement: without a key it needs no transaction around it. */
  change?: "one-statement"
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The handler gets the body as the text that came, of whatever type it says it is: where a signature is over it. */
  rawBody?: true
  response: z.ZodType
  /** Set where the answer is not JSON. */
  contentType?: string
  /** Codes beyond those that any call can answer. */
  errors?: readonly ErrorCode[]
}

type ChangingRoute = `${Exclude<Method, "GET">} /${string}`

/** A changing call has an idempotency key, or says why it needs none. */
type KeyRule<R extends Route> = R extends ChangingRoute
  ?
      | { idempotency: NonNullable<CallDefinition["idempotency"]>; withoutKey?: never }
      | { withoutKey: string; idempotency?: never }
  : { withoutKey?: never; idempotency?: never }

export function defineCall<const Call extends CallDefinition>(call: Call & KeyRule<Call["route"]>): Call {
  return call
}

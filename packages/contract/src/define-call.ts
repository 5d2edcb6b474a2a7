import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import type { z } from "zod"
import type { ErrorCode } from "./error-codes.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"
/** Method and path in one string: the key of the call for the server, the client and the OpenAPI document. */
export type Route = `${Method} /${string}`

/**
 * Who may make the call. anyone: no session is needed · guest: any session, of a guest or a customer · customer: the
 * session of a signed-in customer · operator: our monitoring, which reads the metrics · staff: staff of the store in the
 * path, or staff with a role at head office if the path has no store · manager: managers of that store · head-office:
 * staff with access to every store.
 */
export type Access = "anyone" | "guest" | "customer" | "operator" | StaffAccess

const staffAccess = ["staff", "manager", "head-office"] as const
export type StaffAccess = (typeof staffAccess)[number]

export function isStaffAccess(access: Access): access is StaffAccess {
  return (staffAccess as readonly Access[]).includes(access)
}

/** The files that a call accepts. */
export interface FilesDefinition {
  /** The name of each file's part in the form. */
  part: string
  maxCount: number
  /** The size of each file. */
  maxBytes: number
  /** The error for more files than `maxCount`. */
  tooMany: ErrorCode
  /** The error for a file that is larger than `maxBytes`. */
  tooLarge: ErrorCode
}

export interface CallDefinition {
  route: Route
  /** Older routes of the same call, served by the same handler. */
  alsoAt?: readonly Route[]
  summary: string
  group: string
  access: Access
  /**
   * The call ends its own session. If the response was lost, the client repeats the request with the same credentials:
   * they are accepted for a short time, and the handler sees that the session has ended and either repeats its response
   * or refuses.
   */
  endsSession?: true
  /** Staff with a temporary password can make this call. Until they change the password, they can make no other. */
  allowsTemporaryPassword?: true
  /** The call answers FEATURE_OFF while this feature is switched off. */
  feature?: Feature
  /**
   * A changing call honours an idempotency key; `required` refuses requests without one. `own`: the handler honours the
   * key itself, because its work continues after its transaction, for example by sending a message.
   */
  idempotency?: "optional" | "required" | "own"
  /** SEC-1: why a changing call is safe without a key. */
  withoutKey?: string
  /** The call makes all its changes in one statement, so without an idempotency key it needs no transaction. */
  change?: "one-statement"
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * The call accepts a form (multipart/form-data) with files: `body` validates its text fields, whose values are texts.
   * Without files, it accepts JSON too.
   */
  files?: FilesDefinition
  /**
   * The handler gets the body as unparsed text, whatever its content type, because a signature is calculated over it.
   */
  rawBody?: true
  response: z.ZodType
  /** Set if the response is not JSON. */
  contentType?: string
  /** Error codes besides those that any call can answer. */
  errors?: readonly ErrorCode[]
}

type ChangingRoute = `${Exclude<Method, "GET">} /${string}`

/** A changing call has an idempotency key, or a reason why it needs none. */
type KeyRule<R extends Route> = R extends ChangingRoute
  ?
      | { idempotency: NonNullable<CallDefinition["idempotency"]>; withoutKey?: never }
      | { withoutKey: string; idempotency?: never }
  : { withoutKey?: never; idempotency?: never }

export function defineCall<const Call extends CallDefinition>(call: Call & KeyRule<Call["route"]>): Call {
  return call
}

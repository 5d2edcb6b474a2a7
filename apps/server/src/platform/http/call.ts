import type { StaffAccess } from "@hearth/contract/define-call.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countryFromHost } from "@hearth/domain/countries/resolve-country.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Queryable, Tx } from "../database/database.ts"
import type { Session } from "../sessions/sessions.ts"
import type { StaffSession } from "../sessions/staff.ts"
import type { Preserialized } from "./preserialize.ts"

type PartOf<Definition, Key extends string, Missing> = Definition extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Missing

type MemberOf<Definition> = Definition extends { access: StaffAccess } ? StaffSession : null

type SessionOf<Definition> = Definition extends { access: "guest" | "customer" } ? Session : null

/** What a handler is given: the call's own, checked inputs, and who and where. */
export interface Call<Definition> {
  params: PartOf<Definition, "params", Record<never, never>>
  query: PartOf<Definition, "query", Record<never, never>>
  body: Definition extends { rawBody: true } ? string : PartOf<Definition, "body", undefined>
  /** Who calls; null for open calls, which ask `sessions` themselves where they care. */
  session: SessionOf<Definition>
  /** Who of the staff calls, where it is theirs to call: they work at the store that the path names. */
  member: MemberOf<Definition>
  country: CountryCode
  /**
   * A call that honours idempotency keys does everything in this transaction; other calls have none. One whose change is
   * a single statement has one only where there is a key to keep beside it.
   */
  tx: Definition extends { change: "one-statement" }
    ? Queryable
    : Definition extends { idempotency: "optional" | "required" }
      ? Tx
      : undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type ResponseOf<Definition> = Definition extends { response: infer Schema extends z.ZodType }
  ? z.input<Schema> | Preserialized
  : never

/** The host's own prefix, else the deployment's country. */
export function countryOf(request: FastifyRequest, fallback: CountryCode): CountryCode {
  return countryFromHost(request.host) ?? fallback
}

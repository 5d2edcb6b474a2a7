import type { FilesDefinition, StaffAccess } from "@hearth/contract/define-call.ts"
import type { WithoutEnvelope } from "@hearth/contract/envelope.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countryFromHost } from "@hearth/domain/countries/resolve-country.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Queryable, Tx } from "../database/database.ts"
import type { Session } from "../sessions/sessions.ts"
import type { StaffSession } from "../sessions/staff.ts"
import type { Preserialized } from "./preserialize.ts"
import type { UploadedFile } from "./read-form.ts"

type PartOf<Definition, Key extends string, Missing> = Definition extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Missing

type MemberOf<Definition> = Definition extends { access: StaffAccess } ? StaffSession : null

type SessionOf<Definition> = Definition extends { access: "guest" | "customer" } ? Session : null

/** Registers work for after the commit, such as delivering a message. It must not throw, and it may be lost in a crash. */
export type AfterCommit = (task: () => Promise<unknown>) => void

/** A transaction, and the function that registers work for after its commit. */
export interface Change {
  tx: Tx
  afterCommit: AfterCommit
}

/** The argument of a handler: the call's validated inputs, the caller and the country. */
export interface Call<Definition> {
  params: PartOf<Definition, "params", Record<never, never>>
  query: PartOf<Definition, "query", Record<never, never>>
  body: Definition extends { rawBody: true } ? string : PartOf<Definition, "body", undefined>
  /** The files of a call that accepts them, in the sequence of the form. */
  files: Definition extends { files: FilesDefinition } ? readonly UploadedFile[] : undefined
  /** The caller's session; null for open calls, which use `sessions` if they need one. */
  session: SessionOf<Definition>
  /** The staff member who calls, for staff calls only. The member works at the store that the path names. */
  member: MemberOf<Definition>
  country: CountryCode
  /**
   * The transaction in which a call with idempotency keys does everything; other calls have none. A call whose change
   * is a single statement gets a transaction only if a key was sent, and the database itself otherwise.
   */
  tx: Definition extends { change: "one-statement" }
    ? Queryable
    : Definition extends { idempotency: "optional" | "required" }
      ? Tx
      : undefined
  /** For a call with idempotency keys: registers what happens once its transaction is committed. */
  afterCommit: Definition extends { idempotency: "optional" | "required" } ? AfterCommit : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns. The platform adds the envelope: `status`, and `data` around it. */
export type AnswerOf<Definition> = Definition extends { response: infer Schema extends z.ZodType }
  ? WithoutEnvelope<Schema> | Preserialized
  : never

/** Returns the country of the host's prefix, else the deployment's country. */
export function countryOf(request: Pick<FastifyRequest, "host">, fallback: CountryCode): CountryCode {
  return countryFromHost(request.host) ?? fallback
}

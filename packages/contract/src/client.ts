import type { z } from "zod"
import type { Contract } from "./calls.ts"
import type { FilesDefinition } from "./define-call.ts"
import type { Failure } from "./envelope.ts"

/*
 * The typed client. It needs no schema at run time: a call is sent by its route alone, and its types come from the
 * contract. So the browser bundle contains no validation library.
 */

/** The `params`, `query` or `body` of a call, as the caller passes it. */
type Part<Call, Key extends string> = Call extends { [K in Key]: infer Schema extends z.ZodType }
  ? undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : unknown

/** The files of a call that accepts them. Their part's name is the call's own, so that a wrong one doesn't compile. */
type Files<Call> = Call extends { files: { part: infer Name } & FilesDefinition }
  ? { files?: { part: Name; contents: readonly Blob[] } }
  : unknown

export type CallInput<R extends keyof Contract> = Part<Contract[R], "params"> &
  Part<Contract[R], "query"> &
  Part<Contract[R], "body"> &
  Files<Contract[R]> & { idempotencyKey?: string; signal?: AbortSignal }

export type CallOutput<R extends keyof Contract> = z.output<Contract[R]["response"]>

/** The response to a call: the status and the parsed body. `ok` is true for a status from 200 to 299. */
export type ApiReply<R extends keyof Contract> = { date?: string | null } & (
  | { ok: true; status: number; body: CallOutput<R> }
  | { ok: false; status: number; body: Failure }
)

export interface WireRequest {
  /** The contract's route: its path has placeholders instead of ids. */
  route: string
  method: string
  /** The path with ids and query string. */
  path: string
  body: unknown
  idempotencyKey: string | undefined
  signal: AbortSignal | undefined
  /** Additional headers of this request. */
  headers?: Record<string, string>
}

export interface WireReply {
  status: number
  body: unknown
  /** The time of the response from the server's `date` header, if there was one. */
  date?: string | null
}

export type Transport = (request: WireRequest) => Promise<WireReply>

export type Api = <R extends keyof Contract>(
  route: R,
  ...input: Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]
) => Promise<ApiReply<R>>

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  files?: { part: string; contents: readonly Blob[] }
  idempotencyKey?: string
  signal?: AbortSignal
}

export function createApi(transport: Transport): Api {
  return async (route, ...[input]) => {
    const { params = {}, query = {}, body, files, idempotencyKey, signal } = (input ?? {}) as LooseInput
    const space = route.indexOf(" ")
    const reply = await transport({
      route,
      method: route.slice(0, space),
      path: fillPath(route.slice(space + 1), params) + queryString(query),
      body: files ? toForm(body, files) : body,
      idempotencyKey,
      signal,
    })
    const ok = reply.status >= 200 && reply.status < 300
    return { ...reply, ok } as ApiReply<typeof route>
  }
}

/** Returns a form with the body's fields as texts, and the files. */
function toForm(body: unknown, { part, contents }: NonNullable<LooseInput["files"]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  for (const content of contents) form.append(part, content)
  return form
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ""
    : `?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))}`
}

import fastifyMultipart from "@fastify/multipart"
import { type Contract, calls } from "@hearth/contract/calls.ts"
import { priorityOf } from "@hearth/contract/call-priority.ts"
import { type CallDefinition, isStaffAccess, type Route } from "@hearth/contract/define-call.ts"
import { envelopeOf } from "@hearth/contract/envelope.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import type { NoTables, Queryable } from "../database/database.ts"
import { AppError } from "../errors/app-error.ts"
import type { Session, Sessions } from "../sessions/sessions.ts"
import type { Staff, StaffSession } from "../sessions/staff.ts"
import type { Switches } from "../switches.ts"
import { respondOnce } from "./respond-once.ts"
import { type AfterCommit, type AnswerOf, type Call, countryOf } from "./call.ts"
import { isOperator } from "./is-operator.ts"
import { createUploadLimit, type LimitUploads } from "./limit-uploads.ts"
import { Preserialized, sendPreserialized } from "./preserialize.ts"
import { readForm } from "./read-form.ts"
import { type Inputs, readInputs } from "./read-inputs.ts"

export interface RoutesOptions {
  db: Kysely<NoTables>
  sessions: Sessions
  staff: Staff
  clock: Clock
  country: CountryCode
  switches: Pick<Switches, "featuresOff">
  metricsToken: string | undefined
}

/**
 * Registers the handler of one call of the contract: `route("GET /alerts", (call) => …)`. The handler returns the data of
 * the response without its envelope, which is added here.
 */
export type RegisterRoute = <R extends keyof Contract>(
  route: R,
  handler: (call: Call<Contract[R]>) => AnswerOf<Contract[R]> | Promise<AnswerOf<Contract[R]>>,
) => void

interface Caller {
  session: Session | null
  member: StaffSession | null
}

const anonymous: Caller = { session: null, member: null }

type LooseHandler = (call: Call<CallDefinition>) => unknown

export interface Routes {
  route: RegisterRoute
  /** Registers the calls under the API's prefix. */
  mount(api: FastifyInstance): void
  /** Every registered route, including older versions of calls. */
  registered(): Route[]
}

/** Collects the handlers of all modules. Only tests of the platform itself pass other calls than the contract's. */
export function createRoutes(options: RoutesOptions, definitions: readonly CallDefinition[] = calls): Routes {
  const byRoute = new Map<Route, CallDefinition>(definitions.map((call) => [call.route, call]))
  const limitUploads = createUploadLimit()
  const registered = new Map<Route, { definition: CallDefinition; handler: LooseHandler }>()

  return {
    route(name, handler) {
      const definition = byRoute.get(name)
      if (!definition) throw new Error(`${name} is not in the contract.`)
      if (registered.has(name)) throw new Error(`${name} is registered twice.`)
      registered.set(name, { definition, handler: handler as LooseHandler })
    },
    mount(api) {
      for (const { definition, handler } of registered.values()) {
        const run = createRunner(definition, handler, options, limitUploads)
        const routes = routesOf(definition).map((route) => fastifyRoute(route, run))
        if (definition.rawBody) mountRaw(api, routes)
        else if (definition.files) mountWithForms(api, routes)
        else for (const route of routes) api.route(route)
      }
    },
    registered: () => [...registered.values()].flatMap(({ definition }) => routesOf(definition)),
  }
}

const MAX_RAW_BODY_BYTES = 256 * 1024

/** Registers routes that receive their body as unparsed text. */
function mountRaw(api: FastifyInstance, routes: readonly RouteOptions[]): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: MAX_RAW_BODY_BYTES }, (_request, body, done) => {
      done(null, body)
    })
    for (const route of routes) scope.route(route)
  })
}

/** Registers routes that accept forms. All others answer them with UNSUPPORTED_MEDIA. */
function mountWithForms(api: FastifyInstance, routes: readonly RouteOptions[]): void {
  api.register(async (scope) => {
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false })
    for (const route of routes) scope.route(route)
  })
}

/** The call's route and those of its older versions. */
export function routesOf(definition: CallDefinition): Route[] {
  return [definition.route, ...(definition.alsoAt ?? [])]
}

function fastifyRoute(route: Route, handler: RouteOptions["handler"]): RouteOptions {
  const [method = "", path = ""] = route.split(" ")
  return {
    method: method as "GET",
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    handler,
    config: { priority: priorityOf(route) },
  }
}

/**
 * Runs the checks around one handler. Nothing is asynchronous unless the call needs it: an open call that answers from
 * memory runs without a single await.
 */
function createRunner(
  definition: CallDefinition,
  handler: LooseHandler,
  options: RoutesOptions,
  limitUploads: LimitUploads,
) {
  const { access, feature, idempotency, response, contentType, endsSession, files } = definition
  const allowsTemporaryPassword = definition.allowsTemporaryPassword === true
  if (idempotency && (access === "anyone" || access === "operator")) {
    throw new Error(`${definition.route} accepts idempotency keys, which belong to a caller, but needs no credentials.`)
  }

  const putIntoEnvelope = envelopeOf(response)

  function serialize(answer: unknown): string {
    const checked = response.parse(putIntoEnvelope(answer))
    return contentType === undefined ? JSON.stringify(checked) : String(checked)
  }

  /** A file is sent unchanged. */
  function toBody(answer: unknown): string | Buffer {
    return answer instanceof Uint8Array ? Buffer.from(response.parse(answer) as Uint8Array) : serialize(answer)
  }

  function send(answer: unknown, request: FastifyRequest, reply: FastifyReply): void {
    // The handler has already sent a redirect.
    if (reply.sent) return
    if (answer instanceof Preserialized) return sendPreserialized(answer, request, reply)
    reply.header("content-type", contentType ?? "application/json; charset=utf-8")
    reply.send(toBody(answer))
  }

  function runHandler(request: FastifyRequest, reply: FastifyReply, country: CountryCode, caller: Caller) {
    // Read only now, when the caller is known: nobody else can make us read a large body.
    if (files && request.isMultipart()) {
      return limitUploads(async () => {
        const form = await readForm(request, files)
        await respond(readInputs(definition, request, form), request, reply, country, caller)
      })
    }
    return respond(readInputs(definition, request), request, reply, country, caller)
  }

  function respond(
    inputs: Inputs,
    request: FastifyRequest,
    reply: FastifyReply,
    country: CountryCode,
    caller: Caller,
  ): Promise<void> | void {
    const call = (tx: Queryable | undefined, afterCommit?: AfterCommit) =>
      ({ ...inputs, ...caller, country, tx, afterCommit, request, reply }) as unknown as Call<CallDefinition>
    const owner = caller.session?.userId ?? caller.member?.memberId
    // With `own`, the handler itself uses the idempotency key.
    if (idempotency && idempotency !== "own" && owner !== undefined) {
      const work = async (tx: Queryable, afterCommit: AfterCommit) => serialize(await handler(call(tx, afterCommit)))
      // A response to staff contains a customer's data. It is stored with the id of the order or case, so that it can be
      // erased.
      const { transactionId, caseId } = (inputs.params ?? {}) as { transactionId?: string; caseId?: string }
      const subject = caller.member ? (transactionId ?? caseId) : undefined
      return respondOnce({ definition, inputs, owner, subject, request, reply, work, ...options })
    }
    const answer = handler(call(undefined))
    if (answer instanceof Promise) return answer.then((resolved) => send(resolved, request, reply))
    return send(answer, request, reply)
  }

  return function run(request: FastifyRequest, reply: FastifyReply) {
    const country = countryOf(request, options.country)
    if (feature && !isFeatureOn(feature, country, options.switches.featuresOff())) throw new AppError("FEATURE_OFF")
    if (access === "anyone") return runHandler(request, reply, country, anonymous)
    if (access === "operator") {
      if (!isOperator(request, options.metricsToken)) throw new AppError("FORBIDDEN")
      return runHandler(request, reply, country, anonymous)
    }
    if (isStaffAccess(access)) {
      const { storeId } = request.params as { storeId?: string }
      return options.staff.authenticate(request, { role: access, storeId, allowsTemporaryPassword }).then((member) => {
        if (!member) throw new AppError("UNAUTHENTICATED")
        return runHandler(request, reply, country, { session: null, member })
      })
    }
    return options.sessions.authenticate(request, endsSession ? "open or just replaced" : "open").then((session) => {
      if (!session || (access === "customer" && session.kind !== "customer")) throw new AppError("UNAUTHENTICATED")
      return runHandler(request, reply, country, { session, member: null })
    })
  }
}

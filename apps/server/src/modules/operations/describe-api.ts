import { calls } from "@hearth/contract/calls.ts"
import { type CallDefinition, type FilesDefinition, isStaffAccess, type Route } from "@hearth/contract/define-call.ts"
import { failure } from "@hearth/contract/envelope.ts"
import { type ErrorCode, errorStatuses } from "@hearth/contract/error-codes.ts"
import { z } from "zod"

type Schema = Record<string, unknown>

export interface Parameter {
  name: string
  in: "path" | "query" | "header"
  required: boolean
  description?: string
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  deprecated?: true
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}

export interface ApiDocument {
  openapi: "3.1.1"
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> }
}

/** Builds the OpenAPI document from the contract alone, so that the two can't differ. Only a test passes other calls. */
export function describeApi(definitions: readonly CallDefinition[] = calls): ApiDocument {
  const paths: ApiDocument["paths"] = {}
  for (const call of definitions) {
    addOperation(paths, call.route, call, false)
    for (const deprecatedRoute of call.alsoAt ?? []) addOperation(paths, deprecatedRoute, call, true)
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Hearth",
      version: "1",
      description:
        "Ordering for India, Sri Lanka and Bangladesh. The country comes from the host (in., lk., bd.), otherwise from the deployment. Every response has the header x-request-id, with the request’s value if it has one. Amounts are integers in minor units; their currency is an ISO 4217 code in the same object or in one that contains it, and amounts in requests are in the country’s currency. Timestamps are ISO 8601 in UTC. The response to an invalid body, query or path has errors[0].field and errors[0].problem.",
    },
    servers: [{ url: "/api" }],
    tags: [...new Set(definitions.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: toSchema(failure, "output") },
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "The guest's secretKey or the customer's accessToken",
        },
        staff: {
          type: "apiKey",
          in: "cookie",
          name: "hearth_staff",
          description: "Set by signing in to the console; over https its name begins with __Host-",
        },
        operator: { type: "http", scheme: "bearer", description: "METRICS_TOKEN; not needed on the machine itself" },
      },
    },
  }
}

function addOperation(paths: ApiDocument["paths"], route: Route, call: CallDefinition, isDeprecated: boolean): void {
  const [method = "", path = ""] = route.split(" ")
  paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(route, call, isDeprecated) }
}

function toOperation(route: Route, call: CallDefinition, isDeprecated: boolean): Operation {
  const bodySchema = call.body ? toSchema(call.body, "input") : undefined
  return {
    operationId: route.replaceAll(/[^A-Za-z0-9]+/g, "_").replace(/_$/, ""),
    summary: call.summary,
    description: [
      {
        anyone: "Open to anyone.",
        guest: "Needs a session, a guest’s or a customer’s.",
        customer: "Needs a logged-in customer.",
        operator: "For the machine’s own monitoring.",
        staff: "Needs a staff member of the store.",
        manager: "Needs a manager of the store.",
        "head-office": "Needs head office.",
      }[call.access],
      call.feature ? `Answers FEATURE_OFF where “${call.feature}” is off.` : "",
      call.withoutKey ? `Takes no idempotency-key: ${call.withoutKey}` : "",
      isDeprecated ? `A deprecated alias of ${call.route}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
    tags: [call.group],
    ...(isDeprecated ? { deprecated: true } : {}),
    security: securityOf(call.access),
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      ...(call.idempotency ? [idempotencyKey(call.idempotency === "required")] : []),
    ],
    ...(call.body && bodySchema
      ? {
          requestBody: {
            required: !call.body.safeParse(undefined).success,
            content: {
              "application/json": { schema: bodySchema },
              ...(call.files && { "multipart/form-data": { schema: formSchema(bodySchema, call.files) } }),
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: "Done",
        content: { [call.contentType ?? "application/json"]: { schema: toSchema(call.response, "output") } },
      },
      ...failures(call),
    },
  }
}

/** The body's fields as parts of a form, and the files. */
function formSchema(bodySchema: Schema, { part, maxCount, maxBytes }: FilesDefinition): Schema {
  const files = {
    type: "array",
    maxItems: maxCount,
    items: { type: "string", contentMediaType: "application/octet-stream", maxLength: maxBytes },
  }
  return { ...bodySchema, properties: { ...(bodySchema["properties"] as Schema | undefined), [part]: files } }
}

function securityOf(access: CallDefinition["access"]): Record<string, never[]>[] {
  if (access === "anyone") return []
  if (isStaffAccess(access)) return [{ staff: [] }]
  return [{ [access === "operator" ? "operator" : "session"]: [] }]
}

function parameters(object: z.ZodObject | undefined, location: "path" | "query"): Parameter[] {
  return Object.entries(object?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === "path" || !z.safeParse(field as z.ZodType, undefined).success,
    schema: toSchema(field as z.ZodType, "input"),
  }))
}

function idempotencyKey(required: boolean): Parameter {
  return {
    name: "idempotency-key",
    in: "header",
    required,
    description:
      "A repeated request with the same key and contents gets the first response again and has no further effect. A response that says that nothing was done, such as 429 or 503, is not stored: a request with the same key is tried again.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  }
}

/** Returns the codes that any call can return, those that its access and feature add, and its own, sorted by status. */
function failureCodes(call: CallDefinition): ErrorCode[] {
  const codes: ErrorCode[] = ["BAD_REQUEST", "TOO_SLOW", "URL_TOO_LONG", "HEADERS_TOO_LARGE", "INTERNAL", "UNAVAILABLE"]
  if (call.body) codes.push("TOO_LARGE", "UNSUPPORTED_MEDIA")
  if (call.files) codes.push(call.files.tooMany, call.files.tooLarge)
  if (call.feature) codes.push("FEATURE_OFF")
  if (call.access === "guest" || call.access === "customer") {
    codes.push("UNAUTHENTICATED", "CREDENTIALS_EXPIRED", "SESSION_ENDED")
  }
  if (call.access === "operator") codes.push("FORBIDDEN")
  if (isStaffAccess(call.access)) codes.push("UNAUTHENTICATED", "SESSION_ENDED", "FORBIDDEN")
  if (call.idempotency) codes.push("IDEMPOTENCY_KEY_REUSED")
  return [...new Set([...codes, ...(call.errors ?? [])])].sort((a, b) => errorStatuses[a] - errorStatuses[b])
}

function failures(call: CallDefinition): Operation["responses"] {
  const codesByStatus = Map.groupBy(failureCodes(call), (code) => errorStatuses[code])
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    ]),
  )
}

function toSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  return jsonSchema
}

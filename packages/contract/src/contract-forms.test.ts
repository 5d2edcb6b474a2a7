import { expect, test } from "vitest"
import type { z } from "zod"
import { calls } from "./calls.ts"
import type { CallDefinition } from "./define-call.ts"
import { moment } from "./fields.ts"

/** What the names of moments end with, or are. */
const momentLike =
  /(At|Until|Time|Timestamp|Expiry|Expires|Deadline|Slot|Slots|Before)$|^(at|until|from|to|slot|timestamp|expiry|deadline|date)$/

/** Names that end like a moment's and are none, each with what it is. */
const noMoments: ReadonlyMap<string, string> = new Map([
  ["response.data.store.schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.data.stores[].schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.data.schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.data.storeStationDetails[].schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.rules.offers[].conditions[].from", "a minute of the store's day"],
  ["response.rules.offers[].conditions[].until", "a minute of the store's day"],
  ["response.rules.offers[].benefit.offerOptions[].from", "the sum or the orders a step begins with"],
  ["response.data.transaction.refunds[].to", "where a refund goes"],
  ["response.orderDetails.refunds[].to", "where a refund goes"],
  ["body.to", "the step an order is to take"],
  ["query.timeSlots", "whether slots are wanted"],
])

interface Field {
  path: string
  name: string
  schema: z.core.$ZodType
}

function* fieldsIn(schema: z.core.$ZodType, path: string, name: string): Generator<Field> {
  const { def } = schema as unknown as { def: z.core.$ZodTypes["_zod"]["def"] }
  switch (def.type) {
    case "object":
      for (const [key, each] of Object.entries(def.shape)) yield* fieldsIn(each, `${path}.${key}`, key)
      return
    case "array":
      return yield* fieldsIn(def.element, `${path}[]`, name)
    case "record":
      return yield* fieldsIn(def.valueType, `${path}{}`, name)
    case "union":
      for (const each of def.options) yield* fieldsIn(each, path, name)
      return
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return yield* fieldsIn(def.innerType, path, name)
    case "pipe":
      return yield* fieldsIn(def.in, path, name)
    default:
      yield { path, name, schema }
  }
}

function fieldsOf(call: CallDefinition): Field[] {
  const parts = ["params", "query", "body", "response"] as const
  return parts.flatMap((part) => {
    const schema = call[part]
    return schema ? Array.from(fieldsIn(schema, part, part)) : []
  })
}

test("[ERR-3] every moment in every call is ISO 8601 in UTC: one schema, wherever a name says that it is one", () => {
  const wrong = (calls as readonly CallDefinition[]).flatMap((call) =>
    fieldsOf(call)
      .filter(({ name, path }) => momentLike.test(name) && !noMoments.has(path))
      .filter(({ schema }) => schema !== moment)
      .map(({ path }) => `${call.route}: ${path}`),
  )
  expect(wrong).toEqual([])
})

test("[ERR-3] nothing is excused that no call has", () => {
  const paths = new Set((calls as readonly CallDefinition[]).flatMap((call) => fieldsOf(call).map(({ path }) => path)))
  expect([...noMoments.keys()].filter((path) => !paths.has(path))).toEqual([])
})

test("[ERR-3] a moment is refused as milliseconds, with another zone and without one", () => {
  expect(moment.safeParse("2026-11-16T07:30:00Z").success).toBe(true)
  for (const wrong of [1_795_000_000_000, "1795000000000", "2026-11-16T13:00:00+05:30", "2026-11-16T07:30:00"])
    expect(moment.safeParse(wrong).success).toBe(false)
})

test("[SEC-1] every changing call takes an idempotency key, or says in a sentence why it needs none", () => {
  const changing = (calls as readonly CallDefinition[]).filter(({ route }) => !route.startsWith("GET "))
  const unsaid = changing.filter(({ idempotency, withoutKey }) =>
    idempotency ? withoutKey !== undefined : !/^[A-Z].{20,}\.$/.test(withoutKey ?? ""),
  )
  expect(unsaid.map(({ route }) => route)).toEqual([])
  expect(changing.length).toBeGreaterThan(50)
})

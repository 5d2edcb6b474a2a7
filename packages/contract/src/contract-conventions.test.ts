import { countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { expect, test } from "vitest"
import type { z } from "zod"
import { calls } from "./calls.ts"
import type { CallDefinition } from "./define-call.ts"
import { currency, timestamp, amountSchemas } from "./fields.ts"

/** Matches field names that should be timestamps. */
const timestampNames =
  /(At|Until|Time|Timestamp|Expiry|Expires|Deadline|Slot|Slots|Before)$|^(at|until|from|to|slot|timestamp|expiry|deadline|date)$/

/** Fields whose names match `timestampNames` but are not timestamps, each with what it is. */
const timestampExceptions: ReadonlyMap<string, string> = new Map([
  ["response.data.store.schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.data.stores[].schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.data.schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.data.storeStationDetails[].schedule.holidays[].date", "a day of the store's own calendar"],
  ["response.rules.offers[].conditions[].from", "a minute of the store's day"],
  ["response.rules.offers[].conditions[].until", "a minute of the store's day"],
  ["response.rules.offers[].benefit.offerOptions[].from", "the amount or number of orders at which a step starts"],
  ["response.data.transaction.refunds[].to", "where a refund goes"],
  ["response.orderDetails.refunds[].to", "where a refund goes"],
  ["body.to", "the stage that an order moves to"],
  ["query.timeSlots", "whether slots are requested"],
  ["response.data.entries[].from{}", "a value before a change"],
  ["response.data.entries[].from{}[]", "a value before a change"],
  ["response.data.entries[].to{}", "a value after a change"],
  ["response.data.entries[].to{}[]", "a value after a change"],
])

/** Matches field names that should be amounts of money. */
const amountNames =
  /(amount|price|balance|payable|total|saving|savings|discount|gross|net|tax|taxable|tip|charge|charges|liability|sales|refunded|compensated|collect|off|available|sum|worth|fee|smallest|smallestOrder|cap|withCharges)$|^(more|was|now|most|menu|offers|missing|suggestions|personal|regular|medium|large)$/i

/** Numbers whose names match `amountNames` but are not amounts, each with what it is. */
const amountExceptions: ReadonlyMap<string, string> = new Map([
  ["response.smallestOrder", "whole units of the currency, as CTY-3 requires"],
  ["query.amount", "an amount in a URL, which is text"],
])

interface Field {
  path: string
  name: string
  schema: z.core.$ZodType
  /** Whether the object that contains the field, or an enclosing one, has a currency. */
  hasCurrency: boolean
}

function* fieldsIn(
  schema: z.core.$ZodType,
  path: string,
  name: string,
  hasCurrency = false,
): Generator<Field, undefined> {
  const { def } = schema as unknown as { def: z.core.$ZodTypes["_zod"]["def"] }
  switch (def.type) {
    case "object":
      for (const [key, each] of Object.entries(def.shape))
        yield* fieldsIn(each, `${path}.${key}`, key, hasCurrency || def.shape["currency"] === currency)
      return
    case "array":
      return yield* fieldsIn(def.element, `${path}[]`, name, hasCurrency)
    case "record":
      return yield* fieldsIn(def.valueType, `${path}{}`, name, hasCurrency)
    case "union":
      for (const each of def.options) yield* fieldsIn(each, path, name, hasCurrency)
      return
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return yield* fieldsIn(def.innerType, path, name, hasCurrency)
    case "pipe":
      return yield* fieldsIn(def.in, path, name, hasCurrency)
    default:
      yield { path, name, schema, hasCurrency }
  }
}

function fieldsOf(call: CallDefinition): Field[] {
  const parts = ["params", "query", "body", "response"] as const
  return parts.flatMap((part) => {
    const schema = call[part]
    return schema ? Array.from(fieldsIn(schema, part, part)) : []
  })
}

test("[ERR-3b] every field named like a time uses the timestamp schema (ISO 8601 in UTC), in every call", () => {
  const violations = (calls as readonly CallDefinition[]).flatMap((call) =>
    fieldsOf(call)
      .filter(({ name, path }) => timestampNames.test(name) && !timestampExceptions.has(path))
      .filter(({ schema }) => schema !== timestamp)
      .map(({ path }) => `${call.route}: ${path}`),
  )
  expect(violations).toEqual([])
})

test("[ERR-3b] [ERR-3c] every exception in the two lists is a field that exists", () => {
  const paths = new Set((calls as readonly CallDefinition[]).flatMap((call) => fieldsOf(call).map(({ path }) => path)))
  expect([...timestampExceptions.keys(), ...amountExceptions.keys()].filter((path) => !paths.has(path))).toEqual([])
})

test("[ERR-3b] a timestamp as milliseconds, with another time zone or without one is refused", () => {
  expect(timestamp.safeParse("2026-11-16T07:30:00Z").success).toBe(true)
  for (const wrong of [1_795_000_000_000, "1795000000000", "2026-11-16T13:00:00+05:30", "2026-11-16T07:30:00"])
    expect(timestamp.safeParse(wrong).success).toBe(false)
})

test("[ERR-3c] every number named like an amount uses a minor-unit schema, in every call", () => {
  const violations = (calls as readonly CallDefinition[]).flatMap((call) =>
    fieldsOf(call)
      .filter(({ name, path, schema }) => isNumber(schema) && amountNames.test(name) && !amountExceptions.has(path))
      .filter(({ schema }) => !isAmount(schema))
      .map(({ path }) => `${call.route}: ${path}`),
  )
  expect(violations).toEqual([])
})

test("[ERR-3c] every response with an amount has a currency in the same object or an enclosing one", () => {
  const amountFields = (calls as readonly CallDefinition[]).flatMap((call) =>
    fieldsOf(call)
      .filter(({ path, schema }) => path.startsWith("response") && isAmount(schema))
      .map(({ path, hasCurrency }) => ({ where: `${call.route}: ${path}`, hasCurrency })),
  )
  expect(amountFields.filter(({ hasCurrency }) => !hasCurrency).map(({ where }) => where)).toEqual([])
  expect(amountFields.length).toBeGreaterThan(500)
})

test("[ERR-3c] the currencies are those of the countries, by their ISO 4217 codes", () => {
  expect(currency.options).toEqual(countryCodes.map((country) => countries[country].currency.code))
})

function isNumber(schema: z.core.$ZodType): boolean {
  return (schema as unknown as { def: z.core.$ZodTypes["_zod"]["def"] }).def.type === "number"
}

function isAmount(schema: z.core.$ZodType): boolean {
  return (amountSchemas as readonly z.core.$ZodType[]).includes(schema)
}

test("[SEC-1a] every changing call accepts an idempotency key, or explains in a sentence why it needs none", () => {
  const changing = (calls as readonly CallDefinition[]).filter(({ route }) => !route.startsWith("GET "))
  const unexplained = changing.filter(({ idempotency, withoutKey }) =>
    idempotency ? withoutKey !== undefined : !/^[A-Z].{20,}\.$/.test(withoutKey ?? ""),
  )
  expect(unexplained.map(({ route }) => route)).toEqual([])
  expect(changing.length).toBeGreaterThan(50)
})

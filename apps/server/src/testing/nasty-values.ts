import fc, { type Arbitrary } from "fast-check"
import { z } from "zod"

/** Values that are known to break programs. */
export const nastyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "\u0000",
    "a\u0000b",
    "\uD800",
    "\uDFFF\uD800",
    "\u202E\u2066",
    "\uFEFF",
    "😀".repeat(50),
    "কেমন আছেন",
    "e\u0301",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "${7*7}{{7*7}}",
    "../../etc/passwd",
    "%00%ff%zz",
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "toString",
    "2147483648",
    "9007199254740993",
    "1e309",
    "-0",
    "0x10",
    "NaN",
    "x".repeat(10_000),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.uuid(),
)

const nastyNumber = fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e308, 5e-324)

export const nastyJson: Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { length: -1 }, { toString: 1, valueOf: null }),
  fc.constant(nest(40)),
  fc.constant(Array.from({ length: 5_000 }, (_, each) => each)),
  fc.jsonValue({ maxDepth: 4 }),
)

function nest(depth: number): unknown {
  return depth === 0 ? 1 : [nest(depth - 1)]
}

interface JsonSchema {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/**
 * Generates values that mostly match a schema, with nasty values anywhere in them. Most of them get past the first
 * check.
 */
export function almostValid(schema: z.ZodType): Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema)
}

function fromSchema(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: validValues(schema), weight: 5 }, { arbitrary: nastyJson, weight: 1 })
}

function validValues(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema))
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, fromSchema(field)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: fields.slice(0, -1).map(([name]) => name) })
  }
  if (schema.type === "object") return fc.dictionary(nastyText, nastyJson, { maxKeys: 5 })
  if (schema.type === "array") return fc.array(schema.items ? fromSchema(schema.items) : nastyJson, { maxLength: 5 })
  if (schema.type === "number" || schema.type === "integer") return fc.oneof(nastyNumber, fc.integer())
  if (schema.type === "boolean") return fc.boolean()
  if (schema.format === "uuid") return fc.uuid()
  if (schema.format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.oneof(nastyText, fc.stringMatching(/^[A-Za-z0-9]{1,12}$/))
}

import { expect, test } from "vitest"
import { z } from "zod"
import { describeIssue } from "./describe-issue.ts"

function problemOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input)
  const { field, problem } = describeIssue(error?.issues ?? [], input, "body")
  return `${field}: ${problem}`
}

const addressSchema = z.strictObject({ address: z.strictObject({ houseNo: z.string().min(1).max(60) }) })
const kinds = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("start") }),
  z.strictObject({ kind: z.literal("finish"), code: z.string() }),
])
const either = z.union([z.strictObject({ line: z.uuid(), add: z.int() }), z.strictObject({ place_id: z.string() })])

test.each<[string, z.ZodType, unknown, string]>([
  ["too long", addressSchema, { address: { houseNo: "1".repeat(61) } }, "address.houseNo: too long, at most 60"],
  ["too short", addressSchema, { address: { houseNo: "" } }, "address.houseNo: too short, at least 1"],
  ["missing", addressSchema, { address: {} }, "address.houseNo: missing"],
  ["missing with its parent", addressSchema, {}, "address: missing"],
  ["no body at all", addressSchema, undefined, "body: missing"],
  ["unknown", addressSchema, { address: { houseNo: "1", price: 0 } }, "address.price: unknown field"],
  ["not a text", z.object({ n: z.string() }), { n: 5 }, "n: must be a text"],
  ["null for a number", z.object({ n: z.number() }), { n: null }, "n: must be a number"],
  ["not a whole number", z.object({ n: z.int() }), { n: 1.5 }, "n: must be a whole number"],
  ["not a boolean", z.object({ n: z.boolean() }), { n: "yes" }, "n: must be true or false"],
  ["not a list", z.object({ n: z.array(z.string()) }), { n: {} }, "n: must be a list"],
  ["too large", z.object({ n: z.int().max(9) }), { n: 10 }, "n: too large, at most 9"],
  ["too small", z.object({ n: z.number().gt(0) }), { n: 0 }, "n: too small, more than 0"],
  ["too many", z.object({ n: z.array(z.int()).max(1) }), { n: [1, 2] }, "n: too many, at most 1"],
  ["too few", z.object({ n: z.array(z.int()).min(1) }), { n: [] }, "n: too few, at least 1"],
  ["an invalid element of a list", z.object({ n: z.array(z.int()) }), { n: [1, "2"] }, "n.1: must be a number"],
  ["not a multiple", z.object({ n: z.int().multipleOf(5) }), { n: 3 }, "n: must be a multiple of 5"],
  ["not a choice", z.object({ n: z.enum(["PICKUP", "DINEIN"]) }), { n: "CAR" }, "n: must be one of: PICKUP, DINEIN"],
  ["not the only valid value", z.object({ n: z.literal("PWA") }), { n: "x" }, "n: must be PWA"],
  ["not a UUID", z.object({ n: z.uuid() }), { n: "x" }, "n: must be a UUID"],
  ["not a date", z.object({ n: z.iso.date() }), { n: "x" }, "n: must be a date such as 2026-11-16"],
  ["not of the pattern", z.object({ n: z.string().regex(/^\d{4}$/) }), { n: "x" }, "n: must match /^\\d{4}$/"],
  ["our own check", z.object({ n: z.string().refine(() => false, "is no name") }), { n: "x" }, "n: is no name"],
  ["an unknown key of a record", z.record(z.string().regex(/^a/), z.string()), { b: "x" }, "b: unknown field"],
  ["an unknown kind", kinds, { kind: "stop" }, "kind: must be one of: start, finish"],
  ["no kind", kinds, {}, "kind: missing"],
  ["missing for its kind", kinds, { kind: "finish" }, "code: missing"],
  ["almost valid for one of two forms", either, { line: "x", add: 1 }, "line: must be a UUID"],
])("[ERR-3a] a rejected input is reported with its field and the problem: %s", (_, schema, input, expected) => {
  expect(problemOf(schema, input)).toBe(expected)
})

import type { z } from "zod"

/** ERR-3: which field was rejected and why, for developers of clients. Never contains the value that was sent. */
export interface InputProblem {
  /** The path in the request: `place.address.houseNo`, `lines.0.quantity`. */
  field: string
  /** `too long, at most 60` */
  problem: string
}

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/**
 * Describes the first issue of an input. `part` of the request (`path`, `query` or `body`) is reported as the field if
 * the issue concerns the whole of it.
 */
export function describeIssue(issues: readonly Issue[], input: unknown, part: string): InputProblem {
  const [issue] = issues
  return issue
    ? toInputProblem(issue, [], input, part)
    : { field: part, problem: "does not match the schema of the call" }
}

function toInputProblem(issue: Issue, parentPath: Path, input: unknown, part: string): InputProblem {
  const path = [...parentPath, ...issue.path]
  const problemAt = (fieldPath: Path, problem: string) => ({ field: fieldPath.map(String).join(".") || part, problem })
  switch (issue.code) {
    case "unrecognized_keys":
      return problemAt([...path, issue.keys[0] ?? ""], "unknown field")
    case "invalid_union": {
      const nestedIssue = nearestIssue(issue.errors)
      if (nestedIssue) return toInputProblem(nestedIssue, path, input, part)
      return problemAt(path, valueAt(input, path) === undefined ? "missing" : `must be ${listValues(optionsOf(issue))}`)
    }
    case "invalid_key":
      return problemAt(path, "unknown field")
    case "invalid_element":
      return problemAt(path, "has an element that does not match the schema of the call")
    case "invalid_type":
      return problemAt(path, valueAt(input, path) === undefined ? "missing" : `must be ${typeNameOf(issue.expected)}`)
    case "too_big":
      return problemAt(path, sizeProblem(issue.origin, "big", issue.maximum, issue.inclusive))
    case "too_small":
      return problemAt(path, sizeProblem(issue.origin, "small", issue.minimum, issue.inclusive))
    case "not_multiple_of":
      return problemAt(path, `must be a multiple of ${issue.divisor}`)
    case "invalid_format":
      return problemAt(path, formatProblem(issue.format, issue.pattern))
    case "invalid_value":
      return problemAt(path, `must be ${listValues(issue.values)}`)
    case "custom":
      return problemAt(path, issue.message)
  }
}

/** Returns the issue of the union branch that matches the input best. */
function nearestIssue(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))
  const sorted = branches
    .filter((issues) => issues.length > 0)
    .toSorted((one, other) => one.length - other.length || depth(other) - depth(one))
  return sorted[0]?.[0]
}

function optionsOf(issue: Extract<Issue, { code: "invalid_union" }>): readonly unknown[] {
  return "options" in issue && Array.isArray(issue.options) ? issue.options : []
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
}

const MAX_LISTED_VALUES = 12

function listValues(values: readonly unknown[]): string {
  if (values.length === 0) return "one of the forms in the schema of the call"
  const listed = values.slice(0, MAX_LISTED_VALUES).map(String).join(", ")
  if (values.length === 1) return listed
  return `one of: ${listed}${values.length > MAX_LISTED_VALUES ? ", …" : ""}`
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
}

function typeNameOf(expected: string): string {
  return typeNames[expected] ?? expected
}

function sizeProblem(origin: string, side: "big" | "small", limit: number | bigint, inclusive = true): string {
  const bound = side === "big" ? (inclusive ? "at most" : "less than") : inclusive ? "at least" : "more than"
  const problems = {
    string: ["too long", "too short"],
    array: ["too many", "too few"],
  }[origin] ?? ["too large", "too small"]
  return `${problems[side === "big" ? 0 : 1]}, ${bound} ${limit}`
}

const formats: Readonly<Record<string, string>> = {
  datetime: "must be an ISO 8601 time in UTC, such as 2026-11-16T07:30:00Z",
  date: "must be a date such as 2026-11-16",
  uuid: "must be a UUID",
}

function formatProblem(format: string, pattern: string | undefined): string {
  return formats[format] ?? (pattern === undefined ? `must be a valid ${format}` : `must match ${pattern}`)
}

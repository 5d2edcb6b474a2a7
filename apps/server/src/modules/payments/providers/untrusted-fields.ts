/** Data from a provider is untrusted: every field is checked before it is used. */
export type Fields = Readonly<Record<string, unknown>>

export function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function asText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined
}

export function asAmount(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

export function asList(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : []
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Accepts our own references only. */
export function asUuid(value: unknown): string | undefined {
  return typeof value === "string" && UUID.test(value) ? value : undefined
}

export function parseFields(body: string): Fields {
  try {
    return asFields(JSON.parse(body))
  } catch {
    return {}
  }
}

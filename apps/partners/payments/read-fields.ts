/** Decodes a part of a path; undefined if it is malformed. */
export function decodePathPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Reads a text of a JSON object; other values count as missing. */
export const textField = (input: Readonly<Record<string, unknown>>, name: string): string => {
  const value = input[name]
  return typeof value === "string" ? value : ""
}

export const integerField = (input: Readonly<Record<string, unknown>>, name: string): number | undefined => {
  const value = input[name]
  return Number.isSafeInteger(value) ? Number(value) : undefined
}

export const objectField = (input: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> => {
  const value = input[name]
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

export const textRecordField = (input: Readonly<Record<string, unknown>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(objectField(input, name)).map(([key, value]) => [key, String(value)]))

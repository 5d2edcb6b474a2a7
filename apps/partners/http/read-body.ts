import type { IncomingMessage } from "node:http"

const MAX_BODY_BYTES = 1_000_000

/** Returns the whole body as text, or undefined if it is larger than any real message. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  return (await readBytes(request, MAX_BODY_BYTES))?.toString("utf8")
}

/** Returns the whole body, or undefined if it is larger than the limit. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses a JSON object; returns undefined if the text is not one. */
export function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

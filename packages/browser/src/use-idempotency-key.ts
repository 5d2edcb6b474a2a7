import { useRef } from "react"

/**
 * Returns a function that gives a request its idempotency key. The same content gets the same key as the last time, so
 * that the server handles a repeated press once. Changed content gets a new key.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const lastRequest = useRef({ text: "", key: "" })
  return (content) => {
    const text = JSON.stringify(content)
    if (lastRequest.current.text !== text) lastRequest.current = { text, key: crypto.randomUUID() }
    return lastRequest.current.key
  }
}

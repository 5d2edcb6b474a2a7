import { useRef } from "react"

/** Returns the same key for the same content, so that a repeated press runs once. Changed content gets a new key. */
export function useIdempotencyKey(): (content: unknown) => string {
  const lastRequest = useRef({ text: "", key: "" })
  return (content) => {
    const text = JSON.stringify(content)
    if (lastRequest.current.text !== text) lastRequest.current = { text, key: crypto.randomUUID() }
    return lastRequest.current.key
  }
}

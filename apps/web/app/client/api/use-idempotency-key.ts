import { useRef } from "react"

/** Returns the same key for the same content, so that a repeated press saves once. Changed content gets a new key. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ text: "", key: "" })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}

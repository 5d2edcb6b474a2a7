import { useRef } from "react"

/** The same contents keep their key, so that a repeated press saves once; other contents are another question. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ text: "", key: "" })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}

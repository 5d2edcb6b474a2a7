import type { Result } from "@hearth/browser/result.ts"

/** What a change of a case is sent with. */
export interface Attempt {
  /** The server runs the change once under this key. */
  key: string
  /** The version of the case that the person saw. */
  version: number
}

export interface Attempts {
  begin(content: unknown, version: number): Attempt
  settle(result: Result<unknown>): void
}

/**
 * Chooses the key and the version of a change. If no response arrived, the same content is sent with the same key and
 * version, even if the case was loaded again since: the server may have done it, and then repeats its answer.
 */
export function createAttempts(newKey: () => string): Attempts {
  let unsettled: { content: string; attempt: Attempt } | undefined
  return {
    begin(content, version) {
      const text = JSON.stringify(content)
      if (unsettled?.content !== text) unsettled = { content: text, attempt: { key: newKey(), version } }
      return unsettled.attempt
    },
    settle(result) {
      if (result.ok || result.kind === "refused") unsettled = undefined
    },
  }
}

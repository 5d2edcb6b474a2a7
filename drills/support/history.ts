import { createHash } from "node:crypto"
import { appendFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** `unknown`: the call may or may not have been executed; its response was lost. */
export type Outcome = "ok" | "fail" | "unknown"

export interface Operation {
  buyer: string
  call: string
  /** Identifies repetitions of the same operation. */
  key: string
}

interface HistoryEntry extends Operation {
  type: "invoke" | Outcome
  /** At `invoke` the body's hash, afterwards the response. */
  detail: string
}

/** The calls of buyers, written to a file before each call is sent and after it is answered. */
export interface History {
  file: string
  entries: readonly HistoryEntry[]
  invoke(operation: Operation, body: unknown): void
  end(operation: Operation, outcome: Outcome, detail: string): void
  /** Ends the drill: further calls of buyers fail. */
  close(): void
  /** Deletes the file. */
  remove(): void
}

export function openHistory(): History {
  const directory = mkdtempSync(join(tmpdir(), "hearth-history-"))
  const file = join(directory, "history.jsonl")
  const entries: HistoryEntry[] = []
  let isClosed = false
  const write = (entry: HistoryEntry) => {
    if (isClosed) throw new Error("The drill is over.")
    entries.push(entry)
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...entry })}\n`)
  }
  return {
    file,
    entries,
    invoke: (operation, body) => write({ ...operation, type: "invoke", detail: hashOf(body) }),
    end: (operation, type, detail) => write({ ...operation, type, detail }),
    close: () => void (isClosed = true),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}

function hashOf(body: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest("base64url")
    .slice(0, 16)
}

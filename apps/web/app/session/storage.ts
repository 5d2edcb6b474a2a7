import { reportError } from "./report-error.ts"

/** Names of everything kept in local storage, in one place so that logout can clear it (SES-7). Others come with their feature. */
export type StoredName = "previousScreen" | "appConfig" | "user"

const PREFIX = "hearth:"

export function readStored<Value>(name: StoredName): Value | null {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch (error) {
    reportError("storage could not be read", error, { name })
    return null
  }
}

/** A full or forbidden storage is reported and otherwise ignored: the page goes on without it. */
export function writeStored(name: StoredName, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch (error) {
    reportError("storage could not be written", error, { name })
    return false
  }
}

export function removeStored(name: StoredName): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch (error) {
    reportError("storage could not be written", error, { name })
  }
}

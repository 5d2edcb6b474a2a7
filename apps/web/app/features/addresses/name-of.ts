import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"

const names = { home: "Home", office: "Office", other: "Other" }

/** What the customer calls it. */
export function nameOf({ type, label }: Pick<SavedAddress, "type" | "label">): string {
  return (type === "other" && label) || names[type]
}

import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"

const names = { home: "Home", office: "Office", other: "Saved place" }

/** The name of a saved address on every screen. */
export function addressName({ type, label }: Pick<SavedAddress, "type" | "label">): string {
  return (type === "other" && label) || names[type]
}

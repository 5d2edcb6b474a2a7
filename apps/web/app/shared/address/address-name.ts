import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import * as addressTexts from "@hearth/texts/checkout/address-fields.ts"

const names = { home: addressTexts.home, office: addressTexts.office, other: addressTexts.savedAddress }

/** The name of a saved address on every screen. */
export function addressName({ type, label }: Pick<SavedAddress, "type" | "label">): string {
  return (type === "other" && label) || names[type]
}

import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { AddressDetails } from "@hearth/domain/addresses/check-address.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

/** The fields that the customer typed or chose so far, without prefilled values. */
export type AddressDraft = Partial<AddressDetails> & { type?: SavedAddress["type"] }

const fields = ["houseNo", "address", "landmark", "label", "fName", "lName", "email", "mobNo"] as const
const types = ["home", "office", "other"] as const

/** Stores the draft for this tab while the customer is on the map. A new address has no id. */
export function storeDraft(addressId: string | undefined, draft: AddressDraft): void {
  writeStored("addressDraft", { id: addressId ?? "new", draft })
}

/** Returns the draft of this address, or an empty one when the stored draft belongs to another address. */
export function readDraft(addressId: string | undefined): AddressDraft {
  const { id, draft } = asRecord(readStored<unknown>("addressDraft"))
  if (id !== (addressId ?? "new")) return {}
  const stored = asRecord(draft)
  const type = types.find((each) => each === stored.type)
  const textEntries = fields.filter((name) => typeof stored[name] === "string").map((name) => [name, stored[name]])
  return { ...(Object.fromEntries(textEntries) as Partial<AddressDetails>), ...(type ? { type } : {}) }
}

export function discardDraft(): void {
  removeStored("addressDraft")
}

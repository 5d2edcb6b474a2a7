import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { AddressDetails } from "@hearth/domain/addresses/check-address.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

/** What the customer wrote or chose so far; what was filled in for them is not among it. */
export type AddressDraft = Partial<AddressDetails> & { type?: SavedAddress["type"] }

const fields = ["houseNo", "address", "landmark", "label", "fName", "lName", "email", "mobNo"] as const
const types = ["home", "office", "other"] as const

/** Kept for the way to the map and back, in this tab only. A new address has no id. */
export function storeDraft(addressId: string | undefined, draft: AddressDraft): void {
  writeStored("addressDraft", { id: addressId ?? "new", draft })
}

/** What was kept for this address; another one's is not for it. */
export function readDraft(addressId: string | undefined): AddressDraft {
  const { id, draft } = asRecord(readStored<unknown>("addressDraft"))
  if (id !== (addressId ?? "new")) return {}
  const given = asRecord(draft)
  const type = types.find((each) => each === given.type)
  const texts = fields.filter((name) => typeof given[name] === "string").map((name) => [name, given[name]])
  return { ...(Object.fromEntries(texts) as Partial<AddressDetails>), ...(type ? { type } : {}) }
}

export function discardDraft(): void {
  removeStored("addressDraft")
}

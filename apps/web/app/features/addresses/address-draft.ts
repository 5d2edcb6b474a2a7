import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { WrittenAddress } from "@hearth/domain/addresses/check-address.ts"
import { fieldsOf } from "../../session/stored-shapes.ts"

/** What the customer wrote or chose so far; what was filled in for them is not among it. */
export type AddressDraft = Partial<WrittenAddress> & { type?: SavedAddress["type"] }

const KEY = "hearth:address-draft"
const fields = ["houseNo", "address", "landmark", "label", "fName", "lName", "email", "mobNo"] as const
const types = ["home", "office", "other"] as const

/** Where the storage is switched off it lives as long as the page does. */
let forTheVisit: string | null = null

/** For the way to the map and back, in this tab only. A new address has no id. */
export function keepDraft(addressId: string | undefined, draft: AddressDraft): void {
  const text = JSON.stringify({ id: addressId ?? "new", draft })
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    forTheVisit = text
  }
}

/** What was kept for this address; another one's is not for it. */
export function draftOf(addressId: string | undefined): AddressDraft {
  const { id, draft } = fieldsOf(stored())
  if (id !== (addressId ?? "new")) return {}
  const given = fieldsOf(draft)
  const type = types.find((each) => each === given.type)
  const texts = fields.filter((name) => typeof given[name] === "string").map((name) => [name, given[name]])
  return { ...(Object.fromEntries(texts) as Partial<WrittenAddress>), ...(type ? { type } : {}) }
}

export function dropDraft(): void {
  forTheVisit = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was kept there.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(forTheVisit ?? sessionStorage.getItem(KEY) ?? "null")
  } catch {
    return null
  }
}

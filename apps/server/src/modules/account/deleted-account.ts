import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"

export interface DeletedAccount {
  userId: string
  /** The guests that were merged into this account. */
  guestIds: readonly string[]
  cartId: string | null
  country: CountryCode
  /** The verified number, used to find data from the time when the customer was a guest. */
  phone: string | null
}

/** Erases the personal data of a deleted account; records that the law requires are preserved without it. */
export type AccountEraser = (tx: Tx, account: DeletedAccount) => Promise<void>

/** Throws if the account can't be deleted yet, for example because of an open order. */
export type DeletionCheck = (tx: Tx, account: DeletedAccount) => Promise<void>

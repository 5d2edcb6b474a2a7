import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { AddressDeps } from "./address-deps.ts"
import { deleteAddress, listAddresses, updateAddress } from "./addresses.store.ts"
import { saveAddress } from "./save-address.ts"
import { toAddressRow } from "./to-address-row.ts"
import { toSavedAddress } from "./to-saved-address.ts"

interface AddressCaller {
  session: Session
  country: CountryCode
}

type AddressInput = Parameters<typeof toAddressRow>[0]

/** SEC-5: the user in the path must be the session's own. */
export async function listOwnAddresses({ db, storeAt }: AddressDeps, caller: AddressCaller, userId: string) {
  const { session, country } = caller
  if (userId !== session.userId) throw new AppError("FORBIDDEN")
  const rows = await listAddresses(db, session.userId, country)
  return rows.map((row) => toSavedAddress(row, storeAt))
}

/** SEC-5: the number in the path must be the session's own. */
export async function addAddress(
  { clock, random, findOwnPhone, storeAt }: AddressDeps,
  tx: Tx,
  { session, country }: AddressCaller,
  mobNo: string,
  body: Omit<AddressInput, "mobNo"> & { mobNo?: string | undefined },
) {
  const mobile = canonicalPhone(mobNo, country)
  if (mobile === undefined || mobile !== (await findOwnPhone(tx, session))) throw new AppError("FORBIDDEN")
  const keys = { id: random.uuid(), user_id: session.userId, country, saved_at: clock.now() }
  const row = toAddressRow({ ...body, mobNo: body.mobNo ?? mobNo }, keys)
  await saveAddress(tx, row)
  return toSavedAddress(row, storeAt)
}

export async function changeAddress(
  { clock, storeAt }: AddressDeps,
  tx: Parameters<typeof updateAddress>[0],
  { session, country }: AddressCaller,
  id: string,
  body: AddressInput,
) {
  const row = toAddressRow(body, { id, user_id: session.userId, country, saved_at: clock.now() })
  if (!(await updateAddress(tx, row))) throw new AppError("NOT_FOUND")
  return toSavedAddress(row, storeAt)
}

/** Returns the id of the deleted address. */
export async function removeAddress(
  tx: Parameters<typeof deleteAddress>[0],
  { session, country }: AddressCaller,
  id: string,
): Promise<string> {
  if (!(await deleteAddress(tx, id, session.userId, country))) throw new AppError("NOT_FOUND")
  return id
}

import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { deleteAddress, listAddresses, type StoredAddress, updateAddress } from "./addresses.store.ts"
import { toSavedAddress, type StoreAt } from "./to-saved-address.ts"
import { saveAddress } from "./save-address.ts"
import { toAddressRow } from "./to-address-row.ts"

export function addressesRoutes(
  { route, db, clock, random }: Pick<Platform, "route" | "db" | "clock" | "random">,
  storeAt: StoreAt,
  ownNumber: (tx: Tx, session: Session) => Promise<Phone | undefined>,
): void {
  const respond = (row: StoredAddress) =>
    ({ status: "success", data: { address: toSavedAddress(row, storeAt) } }) as const

  route("GET /customer-service/ve2/user/{userId}/addresses", async ({ session, country, params }) => {
    if (params.userId !== session.userId) throw new AppError("FORBIDDEN")
    const rows = await listAddresses(db, session.userId, country)
    return { status: "success", data: { addresses: rows.map((row) => toSavedAddress(row, storeAt)) } }
  })

  route("POST /customer-service/ve2/user/{mobNo}/addresses", async ({ tx, session, country, params, body }) => {
    // SEC-5: the number in the path must be the session's own.
    const mobile = canonicalPhone(params.mobNo, country)
    if (mobile === undefined || mobile !== (await ownNumber(tx, session))) throw new AppError("FORBIDDEN")
    const keys = { id: random.uuid(), user_id: session.userId, country, saved_at: clock.now() }
    const row = toAddressRow({ ...body, mobNo: body.mobNo ?? params.mobNo }, keys)
    await saveAddress(tx, row)
    return respond(row)
  })

  route("PUT /customer-service/ve2/user/addresses/{addressId}", async ({ tx, session, country, params, body }) => {
    const row = toAddressRow(body, {
      id: params.addressId,
      user_id: session.userId,
      country,
      saved_at: clock.now(),
    })
    if (!(await updateAddress(tx, row))) throw new AppError("NOT_FOUND")
    return respond(row)
  })

  route("DELETE /customer-service/ve2/user/addresses/{addressId}", async ({ tx, session, country, params }) => {
    if (!(await deleteAddress(tx, params.addressId, session.userId, country))) throw new AppError("NOT_FOUND")
    return { status: "success", data: { address_id: params.addressId } }
  })
}

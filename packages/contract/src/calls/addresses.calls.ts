import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { latitude, longitude, uuid, freeText as inWords } from "../fields.ts"

/** What a customer may write; the server trims it and turns runs of white space into one. */
const addressFields = {
  type: z.enum(["home", "office", "other"]),
  /** The customer's own name for an 'other' place. */
  label: inWords(40),
  houseNo: inWords(60, 1),
  address: inWords(300, 1),
  landmark: inWords(120),
  fName: inWords(60, 1),
  lName: inWords(60),
  email: inWords(120),
  latitude,
  longitude,
}

const address = z.object({
  ...addressFields,
  // As it was taken once, whatever would be taken today.
  label: z.string(),
  houseNo: z.string(),
  address: z.string(),
  landmark: z.string(),
  fName: z.string(),
  lName: z.string(),
  email: z.string(),
  address_id: uuid,
  mobile_no: z.string(),
  mobNo: z.string(),
  /** What a receipt can print of it (CTY-7). */
  receipt: z.object({ name: z.string(), address: z.string() }),
  /** Set where the pin alone does not lead to the door: the order needs the written address too. */
  addressRequired: z.boolean(),
  /** The store that delivers there now; null where none does. */
  storeId: z.string().nullable(),
})

/** As it stands in a path: digits, with or without the calling code. */
const mobile = z.string().regex(/^\+?[0-9]{9,15}$/)
const group = "Stores and addresses"

/** SES-10: saved addresses are a customer's. What a guest writes at checkout belongs to that order and is saved nowhere else. */
export const addressesCalls = [
  defineCall({
    route: "GET /customer-service/ve2/user/{userId}/addresses",
    summary: "A customer's saved addresses, the last used first",
    group,
    access: "customer",
    feature: "addresses",
    params: z.object({ userId: uuid }),
    response: success(z.object({ addresses: z.array(address) })),
    errors: ["FORBIDDEN"],
  }),
  defineCall({
    route: "POST /customer-service/ve2/user/{mobNo}/addresses",
    summary: "Saves an address, with the number to call at the door",
    group,
    access: "customer",
    feature: "addresses",
    idempotency: "optional",
    /** SEC-5: the customer's own; `mobNo` in the body, whom to call at the door, may be another's. */
    params: z.object({ mobNo: mobile }),
    body: z.strictObject({ ...addressFields, mobNo: mobile.optional() }),
    response: success(z.object({ address })),
    errors: ["ADDRESS_WRONG", "PLACE_ABROAD", "TOO_MANY_ADDRESSES", "FORBIDDEN"],
  }),
  defineCall({
    route: "PUT /customer-service/ve2/user/addresses/{addressId}",
    summary: "Changes a saved address",
    group,
    access: "customer",
    feature: "addresses",
    idempotency: "optional",
    params: z.object({ addressId: uuid }),
    body: z.strictObject({ ...addressFields, mobNo: mobile }),
    response: success(z.object({ address })),
    errors: ["NOT_FOUND", "ADDRESS_WRONG", "PLACE_ABROAD"],
  }),
  defineCall({
    route: "DELETE /customer-service/ve2/user/addresses/{addressId}",
    summary: "Forgets a saved address",
    group,
    access: "customer",
    feature: "addresses",
    idempotency: "optional",
    params: z.object({ addressId: uuid }),
    response: success(z.object({ address_id: uuid })),
    errors: ["NOT_FOUND"],
  }),
] as const

export type SavedAddress = z.infer<typeof address>

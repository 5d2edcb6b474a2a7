import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { latitude, longitude, uuid, freeText } from "../fields.ts"

/** The fields that a customer fills in. The server trims each text and collapses white space. */
const addressFields = {
  type: z.enum(["home", "office", "other"]),
  /** The customer's name for an address of type 'other'. */
  label: freeText(40),
  houseNo: freeText(60, 1),
  address: freeText(300, 1),
  landmark: freeText(120),
  fName: freeText(60, 1),
  lName: freeText(60),
  email: freeText(120),
  latitude,
  longitude,
}

const address = z.object({
  ...addressFields,
  // Plain strings: an address that was saved under older rules must still be readable.
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
  /** CTY-7: name and address in characters that a receipt can print. */
  receipt: z.object({ name: z.string(), address: z.string() }),
  /** Set when the pin is not precise enough to find the address: the order needs a written address too. */
  addressRequired: z.boolean(),
  /** The store that delivers to this address now; null if none does. */
  storeId: z.string().nullable(),
})

/** A mobile number in a path: digits, with or without the calling code. */
const mobile = z.string().regex(/^\+?[0-9]{9,15}$/)
const group = "Stores and addresses"

/**
 * SES-10: only customers have saved addresses. An address that a guest types at checkout belongs to that order and is
 * saved nowhere else.
 */
export const addressesCalls = [
  defineCall({
    route: "GET /customer-service/ve2/user/{userId}/addresses",
    summary: "Lists the customer's saved addresses, last used first",
    group,
    access: "customer",
    feature: "addresses",
    params: z.object({ userId: uuid }),
    response: success(z.object({ addresses: z.array(address) })),
    errors: ["FORBIDDEN"],
  }),
  defineCall({
    route: "POST /customer-service/ve2/user/{mobNo}/addresses",
    summary: "Saves an address, with the number to call on delivery",
    group,
    access: "customer",
    feature: "addresses",
    idempotency: "optional",
    /**
     * SEC-5: the path has the customer's own number. `mobNo` in the body is the number to call on delivery and may be
     * another person's.
     */
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
    summary: "Deletes a saved address",
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

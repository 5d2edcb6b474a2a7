import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type PaymentMode, paymentModes } from "@hearth/domain/payments/payment-modes.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import type { CheckoutForm } from "./checkout-form.ts"

/** The fields that the customer typed or chose so far, without prefilled values. */
export interface CheckoutChoices {
  typed: Partial<CheckoutForm>
  /** `at` undefined: the customer chose as soon as possible. */
  slot: { at: number | undefined } | undefined
  mode: PaymentMode | undefined
  useWallet: boolean | undefined
}

/** The store, delivery type and location that a draft belongs to. */
export interface DraftContext {
  storeId: string
  deliveryType: DeliveryType
  point: { latitude: number; longitude: number } | null | undefined
}

export const noChoices: CheckoutChoices = { typed: {}, slot: undefined, mode: undefined, useWallet: undefined }

const contactAndVehicleFields = ["firstName", "lastName", "mobile", "email", "colour", "model", "lastDigits"] as const
const addressFields = ["houseNo", "address", "landmark"] as const
const storeFields = ["table"] as const

/** The delivery type is stored under the old name `way`, so that drafts that browsers stored earlier stay readable. */
export function toStoredDraft(choices: CheckoutChoices, { storeId, deliveryType, point }: DraftContext): object {
  return { ...choices, storeId, way: deliveryType, point: pointKey(point) }
}

/**
 * Restores the parts of a draft that still apply: table and time for the same store and delivery type, the address for
 * the same location. A time in the past is dropped. The stored data may come from an older version or be edited, so
 * only valid values are used.
 */
export function restoreDraft(
  stored: unknown,
  { storeId, deliveryType, point }: DraftContext,
  now: number,
): CheckoutChoices {
  const draft = asRecord(stored)
  const isSameStoreAndType = draft.storeId === storeId && draft.way === deliveryType
  const names = [
    ...contactAndVehicleFields,
    ...(draft.point === pointKey(point) ? addressFields : []),
    ...(isSameStoreAndType ? storeFields : []),
  ]
  const typed = asRecord(draft.typed)
  const textEntries = names.filter((name) => typeof typed[name] === "string").map((name) => [name, typed[name]])
  return {
    typed: Object.fromEntries(textEntries) as Partial<CheckoutForm>,
    slot: isSameStoreAndType ? slotOf(draft.slot, now) : undefined,
    mode: paymentModes.find((mode) => mode === draft.mode),
    useWallet: typeof draft.useWallet === "boolean" ? draft.useWallet : undefined,
  }
}

function slotOf(stored: unknown, now: number): CheckoutChoices["slot"] {
  if (typeof stored !== "object" || stored === null) return undefined
  const { at } = asRecord(stored)
  if (at === undefined) return { at }
  return typeof at === "number" && at > now ? { at } : undefined
}

function pointKey(point: DraftContext["point"]): string {
  return point ? `${point.latitude} ${point.longitude}` : ""
}

import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type PaymentMode, paymentModes } from "@hearth/domain/payments/payment-modes.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import type { CheckoutForm } from "./checkout-form.ts"

/** What was written and chosen so far; what was filled in by itself is not among it. */
export interface CheckoutChoices {
  typed: Partial<CheckoutForm>
  /** Undefined within: as soon as can be, chosen as such. */
  slot: { at: number | undefined } | undefined
  mode: PaymentMode | undefined
  useWallet: boolean | undefined
}

/** Where it was chosen for. */
export interface DraftContext {
  storeId: string
  deliveryType: DeliveryType
  point: { latitude: number; longitude: number } | null | undefined
}

export const noChoices: CheckoutChoices = { typed: {}, slot: undefined, mode: undefined, useWallet: undefined }

const personFields = ["firstName", "lastName", "mobile", "email", "colour", "model", "lastDigits"] as const
const addressFields = ["houseNo", "address", "landmark"] as const
const storeFields = ["table"] as const

/** As it is stored. */
export function toStoredDraft(chosen: CheckoutChoices, { storeId, deliveryType, point }: DraftContext): object {
  return { ...chosen, storeId, way: deliveryType, point: pointKey(point) }
}

/**
 * What still makes sense of it: a table and a time are of a store and a way, a door is of a place, and a time may have
 * passed. Whoever wrote it, an older version of this page or a hand: only what is whole counts.
 */
export function restoreDraft(
  stored: unknown,
  { storeId, deliveryType, point }: DraftContext,
  now: number,
): CheckoutChoices {
  const draft = asRecord(stored)
  const isSameStore = draft.storeId === storeId && draft.way === deliveryType
  const names = [
    ...personFields,
    ...(draft.point === pointKey(point) ? addressFields : []),
    ...(isSameStore ? storeFields : []),
  ]
  const typed = asRecord(draft.typed)
  const texts = names.filter((name) => typeof typed[name] === "string").map((name) => [name, typed[name]])
  return {
    typed: Object.fromEntries(texts) as Partial<CheckoutForm>,
    slot: isSameStore ? slotOf(draft.slot, now) : undefined,
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

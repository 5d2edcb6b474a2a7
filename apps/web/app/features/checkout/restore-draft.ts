import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type PaymentMode, paymentModes } from "@hearth/domain/payments/payment-modes.ts"
import { fieldsOf } from "../../session/stored-shapes.ts"
import type { Written } from "./checkout-draft.ts"

/** What was written and chosen so far; what was filled in by itself is not among it. */
export interface Chosen {
  typed: Partial<Written>
  /** Undefined within: as soon as can be, chosen as such. */
  slot: { at: number | undefined } | undefined
  mode: PaymentMode | undefined
  useWallet: boolean | undefined
}

/** Where it was chosen for. */
export interface Whereabouts {
  storeId: string
  way: DeliveryType
  point: { latitude: number; longitude: number } | null | undefined
}

export const nothingChosen: Chosen = { typed: {}, slot: undefined, mode: undefined, useWallet: undefined }

const ofPerson = ["firstName", "lastName", "mobile", "email", "colour", "model", "lastDigits"] as const
const ofDoor = ["houseNo", "address", "landmark"] as const
const ofStore = ["table"] as const

/** As it is stored. */
export function draftOf(chosen: Chosen, { storeId, way, point }: Whereabouts): object {
  return { ...chosen, storeId, way, point: keyOf(point) }
}

/**
 * What still makes sense of it: a table and a time are of a store and a way, a door is of a place, and a time may have
 * passed. Whoever wrote it, an older version of this page or a hand: only what is whole counts.
 */
export function restoreDraft(stored: unknown, { storeId, way, point }: Whereabouts, now: number): Chosen {
  const draft = fieldsOf(stored)
  const isSameStore = draft.storeId === storeId && draft.way === way
  const names = [...ofPerson, ...(draft.point === keyOf(point) ? ofDoor : []), ...(isSameStore ? ofStore : [])]
  const typed = fieldsOf(draft.typed)
  const texts = names.filter((name) => typeof typed[name] === "string").map((name) => [name, typed[name]])
  return {
    typed: Object.fromEntries(texts) as Partial<Written>,
    slot: isSameStore ? slotOf(draft.slot, now) : undefined,
    mode: paymentModes.find((mode) => mode === draft.mode),
    useWallet: typeof draft.useWallet === "boolean" ? draft.useWallet : undefined,
  }
}

function slotOf(stored: unknown, now: number): Chosen["slot"] {
  if (typeof stored !== "object" || stored === null) return undefined
  const { at } = fieldsOf(stored)
  if (at === undefined) return { at }
  return typeof at === "number" && at > now ? { at } : undefined
}

function keyOf(point: Whereabouts["point"]): string {
  return point ? `${point.latitude} ${point.longitude}` : ""
}

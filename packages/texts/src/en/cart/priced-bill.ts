import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { Bill, BillNote } from "@hearth/domain/pricing/bill.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import type { LineRefusal, RefusedLine } from "@hearth/domain/pricing/cart-line.ts"
import type { ChargeCode } from "@hearth/domain/pricing/charge-rule.ts"

export const tooManyOfOne = () => `You can order up to ${cartLimits.quantity} of one item.`

const refusals: Readonly<Record<LineRefusal, (name: string) => string>> = {
  GONE: (name) => `${name} is no longer on this store’s menu.`,
  SOLD_OUT: (name) => `${name} is sold out at this store.`,
  SIZE_NOT_MADE: (name) => `${name} isn’t available in this size.`,
  CRUST_NOT_MADE: (name) => `${name} isn’t available with this crust in this size.`,
  CHEESE_NOT_MADE: (name) => `${name} isn’t available with this cheese in this size.`,
  TOPPING_NOT_MADE: (name) => `A topping on ${name} isn’t available in this size.`,
  TOO_MANY_TOPPINGS: (name) => `${name} has too many toppings. Remove some.`,
  NOTHING_TO_LEAVE_OUT: (name) => `${name} no longer contains an ingredient you removed.`,
  CANT_BE_CHANGED: (name) => `${name} can’t be customised.`,
  HALVES_DONT_MATCH: (name) => `${name} can’t be combined with that half in this size.`,
  NO_SUCH_CHOICE: (name) => `A choice you made for ${name} is no longer available.`,
  NO_SUCH_PIECE: (name) => `An item you chose for ${name} is no longer available.`,
  BAD_QUANTITY: () => "Choose a quantity of 1 or more.",
  TOO_MANY_OF_ONE: tooManyOfOne,
}

/** Why a line can't be ordered. */
export const lineRefused = ({
  code,
  what,
  productId,
  name,
}: Pick<RefusedLine, "code" | "what" | "productId" | "name">) => {
  const isHalf = code === "GONE" && what !== productId
  return refusals[code](isHalf && name !== null ? `Half of ${name}` : (name ?? "This item"))
}

export const billNote = (note: BillNote, country: CountryCode): string => {
  switch (note.code) {
    case "LINE_QUANTITY":
      return tooManyOfOne()
    case "CART_ITEMS":
      return `A cart can have up to ${note.limit} items. For more, place two orders or call the store.`
    case "SMALLEST_ORDER":
      return `The minimum order is ${formatMoney(note.smallest, country)}. Add ${formatMoney(note.missing, country)} more.`
    case "TIP_NOT_TAKEN":
      return `You can tip up to ${formatMoney(note.most, country)}.`
    case "BULK_HINT":
      return `${note.pizzas} pizzas take a little longer to bake.`
  }
}

const chargeTitles: Readonly<Record<ChargeCode, string>> = {
  DELIVERY: "Delivery charge",
  PACKAGING: "Packaging",
  CARRY_BAG: "Carry bag",
}

/** A bill as it is sent, stored and shown. The browser and the server add the texts with this function. */
export type BillWithTexts = ReturnType<typeof withTexts>

export const withTexts = (bill: Bill) => ({
  ...bill,
  invalidItems: bill.invalidItems.map((line) => {
    const { name: _name, ...refused } = line
    return { ...refused, message: lineRefused(line) }
  }),
  charges: bill.charges.map((charge) => ({ ...charge, title: chargeTitles[charge.code] })),
  notes: bill.notes.map((note) => ({ ...note, message: billNote(note, bill.country) })),
})

import { cartLimits } from "./cart-limits.ts"
import type { LineRefusal } from "./cart-line.ts"

/**
 * Returns the customer's explanation of why a line is unavailable. `name` is missing if the product is no longer known.
 */
export function formatRefusal(code: LineRefusal, name = "This"): string {
  return sentences[code](name)
}

const sentences: Readonly<Record<LineRefusal, (name: string) => string>> = {
  GONE: (name) => `${name} is no longer on this store's menu.`,
  SOLD_OUT: (name) => `${name} is sold out here for now.`,
  SIZE_NOT_MADE: (name) => `${name} isn't made in this size here.`,
  CRUST_NOT_MADE: (name) => `${name} can't be had with this crust in this size.`,
  CHEESE_NOT_MADE: (name) => `${name} can't be had with this cheese in this size.`,
  TOPPING_NOT_MADE: (name) => `A topping on ${name} can't be had in this size here.`,
  TOO_MANY_TOPPINGS: (name) => `${name} has more toppings than it can carry.`,
  NOTHING_TO_LEAVE_OUT: (name) => `${name} no longer has what was to be left out.`,
  CANT_BE_CHANGED: (name) => `${name} is sold as it is.`,
  HALVES_DONT_MATCH: (name) => `${name} can't be halved with that one in this size.`,
  NO_SUCH_CHOICE: (name) => `${name} no longer leaves this to choose.`,
  NO_SUCH_PIECE: (name) => `${name} can't hold one of the things chosen any more.`,
  BAD_QUANTITY: () => "Choose how many, from 1 up.",
  TOO_MANY_OF_ONE: () => `You can order up to ${cartLimits.quantity} of one thing.`,
}

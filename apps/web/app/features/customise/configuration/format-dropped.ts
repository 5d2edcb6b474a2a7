import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { ConfigureBoxResult } from "@hearth/domain/menu/configure-box.ts"
import type { PizzaRefusal } from "@hearth/domain/menu/configure-pizza.ts"
import type { Catalog } from "./configuration.ts"
import { cheeseName, crustName, sizeName, toppingName } from "../../../shared/cart-line/kitchen-names.ts"

type DropCode = PizzaRefusal | "NO_SUCH_HALF" | "SAME_HALF" | Extract<ConfigureBoxResult, { ok: false }>["code"]

/** Called when something is left out. */
export type OnDropped = (code: DropCode, what: string, size?: string) => void

/**
 * Says why a requested part is not on the pizza or in the box. Uses only names from this menu: text from the URL is
 * never repeated.
 */
export function formatDropped(
  code: DropCode,
  what: string,
  product: Product,
  { kitchen }: Catalog,
  size?: string,
): string {
  const inSize = size && product.sizes.some(({ id }) => id === size) ? ` in ${sizeName(product, size)}` : ""
  switch (code) {
    case "SIZE_NOT_MADE":
      return `${product.name} isn’t made in that size here, so we chose one for you.`
    case "CRUST_NOT_MADE":
      return `${crustName(kitchen, what) ?? "That crust"} isn’t made${inSize} here, so it has another crust.`
    case "CHEESE_NOT_MADE":
      return `${cheeseName(kitchen, what) ?? "That cheese"} isn’t offered${inSize} here, so it has another cheese.`
    case "TOPPING_NOT_MADE":
      return `We can’t add ${toppingName(kitchen, what)?.toLowerCase() ?? "one of the toppings"}${inSize} here.`
    case "TOO_MANY_TOPPINGS":
      return `A pizza carries up to ${kitchen.limits.extras} extra toppings, ${kitchen.limits.ofOne} of one kind. The rest was left off.`
    case "NOTHING_TO_LEAVE_OUT":
      return `This pizza has no ${toppingName(kitchen, what)?.toLowerCase() ?? "such topping"} to leave out.`
    case "CANT_BE_CHANGED":
      return `${product.name} is made just as it is, so nothing on it was changed.`
    case "HALVES_DONT_MATCH":
      return `The other half can’t be baked on the same base${inSize}, so it is one whole pizza.`
    case "NO_SUCH_HALF":
      return `The other half isn’t on this store’s menu, so it is one whole pizza.`
    case "SAME_HALF":
      return `Both halves are ${product.name}, so it is one whole pizza.`
    case "NO_SUCH_CHOICE":
      return `${product.name} doesn’t leave that to choose.`
    case "NO_SUCH_PIECE":
      return `Something that was picked isn’t offered in this box, so we put in the usual.`
  }
}

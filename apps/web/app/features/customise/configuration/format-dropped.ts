import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { ConfigureBoxResult } from "@hearth/domain/menu/configure-box.ts"
import type { PizzaRefusal } from "@hearth/domain/menu/configure-pizza.ts"
import * as changeTexts from "@hearth/texts/menu/customise-changes.ts"
import type { Catalog } from "./configuration.ts"
import { cheeseName, crustName, toppingName } from "../../../shared/cart-line/kitchen-names.ts"

type DropCode = PizzaRefusal | "NO_SUCH_HALF" | "SAME_HALF" | Extract<ConfigureBoxResult, { ok: false }>["code"]

/** Called for each requested part that is left out. */
export type OnDropped = (code: DropCode, partId: string, size?: string) => void

/**
 * Says why a requested part is not on the pizza or in the box. Uses only names from this menu: text from the URL is
 * never repeated.
 */
export function formatDropped(
  code: DropCode,
  partId: string,
  product: Product,
  { kitchen }: Catalog,
  size?: string,
): string {
  const sizeName = product.sizes.find(({ id }) => id === size)?.name
  switch (code) {
    case "SIZE_NOT_MADE":
      return changeTexts.sizeUnavailable(product.name)
    case "CRUST_NOT_MADE":
      return changeTexts.crustUnavailable(crustName(kitchen, partId), sizeName)
    case "CHEESE_NOT_MADE":
      return changeTexts.cheeseUnavailable(cheeseName(kitchen, partId), sizeName)
    case "TOPPING_NOT_MADE":
      return changeTexts.toppingUnavailable(toppingName(kitchen, partId), sizeName)
    case "TOO_MANY_TOPPINGS":
      return changeTexts.tooManyToppings(kitchen.limits.extras, kitchen.limits.ofOne)
    case "NOTHING_TO_LEAVE_OUT":
      return changeTexts.nothingToRemove(toppingName(kitchen, partId))
    case "CANT_BE_CHANGED":
      return changeTexts.notCustomisable(product.name)
    case "HALVES_DONT_MATCH":
      return changeTexts.halvesDontMatch(sizeName)
    case "NO_SUCH_HALF":
      return changeTexts.halfNotOnMenu
    case "SAME_HALF":
      return changeTexts.sameHalves(product.name)
    case "NO_SUCH_CHOICE":
      return changeTexts.noSuchOption(product.name)
    case "NO_SUCH_PIECE":
      return changeTexts.pickUnavailable
  }
}

import type { KitchenData, Product } from "@hearth/contract/calls/catalog.calls.ts"
import { isTopping } from "@hearth/domain/menu/ingredients.ts"

export function sizeName(product: Product, id: string): string {
  return product.sizes.find((size) => size.id === id)?.name ?? ""
}

export function crustName(kitchen: KitchenData, id: string): string | undefined {
  return kitchen.crusts.find((crust) => crust.id === id)?.name
}

export function cheeseName(kitchen: KitchenData, id: string): string | undefined {
  return kitchen.cheeses.find((cheese) => cheese.id === id)?.name
}

/** The kitchen's name of a topping. A topping that isn't sold as an extra is named after its id. */
export function toppingName(kitchen: KitchenData, id: string): string | undefined {
  const kitchenName = kitchen.toppings.find((topping) => topping.id === id)?.name
  if (kitchenName !== undefined || !isTopping(id)) return kitchenName
  const word = id.replaceAll("-", " ")
  return word.charAt(0).toUpperCase() + word.slice(1)
}

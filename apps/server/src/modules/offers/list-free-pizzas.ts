import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { OffersDeps } from "./offers-deps.ts"

interface FreePizzas {
  menuId: string
  currency: Currency
  products: Product[]
}

type FreePizzaDeps = Pick<OffersDeps, "offers" | "findStore" | "menuOf">

/**
 * CAT-1, LOY-2: lists the pizzas that points can buy at a store, each in the sizes that are free. The offer that
 * redeems points names them.
 */
export function listFreePizzas(
  { offers, findStore, menuOf }: FreePizzaDeps,
  country: CountryCode,
  storeId: string,
): FreePizzas {
  if (!findStore(country, storeId)) throw new AppError("STORE_NOT_FOUND")
  const { menuId, products } = menuOf(country, storeId)
  const benefits = offers.offersOf(country, "web app-chrome").flatMap(({ points, benefit }) => {
    return points !== null && benefit.kind === "item-free" ? [benefit] : []
  })
  const freePizzas = products.flatMap((product) => {
    const benefit = benefits.find((each) => each.products.includes(product.id))
    if (!benefit) return []
    const sizes = product.sizes.filter(({ id }) => benefit.sizes?.includes(id) ?? true)
    return [{ ...product, sizes }]
  })
  return { menuId, currency: currencyOf(country), products: freePizzas }
}

/** LOC-2: how many pizzas points can buy at a store now. Pizzas that are sold out don't count. */
export function countFreePizzas(deps: FreePizzaDeps, country: CountryCode, storeId: string): number {
  const { soldOut } = deps.menuOf(country, storeId)
  return listFreePizzas(deps, country, storeId).products.filter(({ id }) => !soldOut.includes(id)).length
}

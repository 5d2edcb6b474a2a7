import {
  defaultChoices,
  configurePizza,
  type MenuPizza,
  type PizzaChoices,
} from "@hearth/domain/menu/configure-pizza.ts"
import { type PizzaOptions, sizeIds } from "@hearth/domain/menu/pizza-options.ts"
import { restoreLeftOut } from "./restore-left-out.ts"
import { asPizza, type Configuration, type Catalog } from "./configuration.ts"
import type { OnDropped } from "./format-dropped.ts"

/** Names beyond this many in a list are ignored. */
const MAX_NAMES = 64

/** Parses a pizza from a URL: all of it if the kitchen can make it, otherwise as many parts as it can make. */
export function parsePizza(query: URLSearchParams, pizza: MenuPizza, catalog: Catalog, drop: OnDropped): Configuration {
  const { kitchen, products } = catalog
  const size = parseSize(query, pizza, drop)
  const defaults = defaultChoices(pizza, size)
  const otherId = query.get("half")
  const otherProduct = products.find(({ id }) => id === otherId)
  const other = otherProduct && asPizza(otherProduct)
  const half = other?.id === pizza.id ? undefined : other
  if (otherId === pizza.id) drop("SAME_HALF", otherId)
  else if (otherId !== null && !otherProduct) drop("NO_SUCH_HALF", otherId)
  else if (otherId !== null && !other) drop("HALVES_DONT_MATCH", otherId, size)
  const requested: PizzaChoices = {
    size,
    crust: parseOption(query.get("crust"), kitchen.crusts, defaults.crust, (partId) => drop("CRUST_NOT_MADE", partId)),
    cheese: parseOption(query.get("cheese"), kitchen.cheeses, defaults.cheese, (partId) =>
      drop("CHEESE_NOT_MADE", partId),
    ),
    extras: parseExtras(query.get("add"), kitchen, drop),
    without: parseWithout(query.get("without"), [pizza, ...(half ? [half] : [])], drop),
  }
  if (configurePizza(pizza, requested, kitchen, half).ok) return toConfiguration(pizza, requested, half)
  return applyOneByOne(pizza, defaults, requested, half, kitchen, drop)
}

function applyOneByOne(
  pizza: MenuPizza,
  defaults: PizzaChoices,
  requested: PizzaChoices,
  other: MenuPizza | undefined,
  kitchen: PizzaOptions,
  drop: OnDropped,
): Configuration {
  let choices = defaults
  let half: MenuPizza | undefined
  const attempt = (change: Partial<PizzaChoices>) => {
    const next = { ...choices, ...change }
    const result = configurePizza(pizza, next, kitchen, half)
    if (result.ok) choices = next
    else drop(result.code, result.what, defaults.size)
  }
  const { crust, cheese } = requested
  // Tries crust and cheese together first: if the pizza's own crust is not made in this size, changing only the cheese
  // would be refused.
  const withCrustAndCheese = { ...choices, crust, cheese }
  if (configurePizza(pizza, withCrustAndCheese, kitchen).ok) choices = withCrustAndCheese
  else {
    if (crust !== defaults.crust) attempt({ crust })
    if (cheese !== defaults.cheese) attempt({ cheese })
  }
  if (other) {
    if (configurePizza(pizza, choices, kitchen, other).ok) half = other
    else drop("HALVES_DONT_MATCH", other.id, defaults.size)
  }
  for (const topping of requested.without) {
    const isOnPizza = [pizza, ...(half ? [half] : [])].some(({ recipe }) => recipe.toppings.includes(topping))
    if (isOnPizza) attempt({ without: [...choices.without, topping] })
  }
  for (const extra of requested.extras) attempt({ extras: [...choices.extras, extra] })
  return toConfiguration(pizza, choices, half)
}

function toConfiguration(pizza: MenuPizza, choices: PizzaChoices, half: MenuPizza | undefined): Configuration {
  return { kind: "pizza", choices: restoreLeftOut(choices, half ? [pizza, half] : [pizza]), otherHalfId: half?.id }
}

function parseSize(query: URLSearchParams, pizza: MenuPizza, drop: OnDropped): PizzaChoices["size"] {
  const availableSizes = sizeIds.filter((size) => pizza.sizes.some(({ id }) => id === size))
  const requestedSize = query.get("size")
  const size = availableSizes.find((id) => id === requestedSize)
  if (requestedSize !== null && size === undefined) drop("SIZE_NOT_MADE", requestedSize)
  return size ?? availableSizes[0] ?? "medium"
}

function parseOption<Id extends string>(
  requestedId: string | null,
  options: readonly { id: Id }[],
  defaultId: Id,
  drop: (partId: string) => void,
): Id {
  if (requestedId === null || requestedId === defaultId) return defaultId
  const option = options.find(({ id }) => id === requestedId)
  if (!option) drop(requestedId)
  return option?.id ?? defaultId
}

/** `onion:2,olive`; a topping that is listed twice counts as two. */
function parseExtras(text: string | null, { toppings, limits }: PizzaOptions, drop: OnDropped): PizzaChoices["extras"] {
  const counts = new Map<string, number>()
  let remaining = limits.extras
  for (const entry of split(text)) {
    const [name = "", countText = "1", extraPart] = entry.split(":", 3)
    const isValid =
      toppings.some(({ id }) => id === name) && extraPart === undefined && /^[1-9]\d{0,2}$/.test(countText)
    if (!isValid) {
      drop("TOPPING_NOT_MADE", name)
      continue
    }
    const currentCount = counts.get(name) ?? 0
    const count = Math.min(Number(countText), limits.ofOne - currentCount, remaining)
    if (count < Number(countText)) drop("TOO_MANY_TOPPINGS", name)
    if (count < 1) continue
    counts.set(name, currentCount + count)
    remaining -= count
  }
  return [...counts].map(([topping, count]) => ({ topping, count }))
}

function parseWithout(text: string | null, halves: readonly MenuPizza[], drop: OnDropped): string[] {
  const names = new Set<string>()
  for (const name of split(text)) {
    if (halves.some(({ recipe }) => recipe.toppings.includes(name))) names.add(name)
    else drop("NOTHING_TO_LEAVE_OUT", name)
  }
  return [...names]
}

function split(text: string | null): string[] {
  return text ? text.split(",", MAX_NAMES) : []
}

import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { configureBox } from "@hearth/domain/menu/configure-box.ts"
import { configurePizza } from "@hearth/domain/menu/configure-pizza.ts"
import { allergens as orderedAllergens } from "@hearth/domain/menu/ingredients.ts"
import type { FoodType, PizzaRecipe } from "@hearth/domain/menu/product.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { asPizza, type Configuration, type Catalog } from "./configuration.ts"

/** The configured item with its price and properties. */
export interface ConfiguredItem {
  price: Minor
  originalPrice: Minor
  foodType: FoodType
  /** Null if a piece of the box is not on the store's menu. */
  allergens: readonly string[] | null
  /** Per serving; null for a box. */
  energyKcal: number | null
  /** For a pizza: its recipe, or both recipes of a half-and-half. */
  recipes: readonly PizzaRecipe[]
  /** For a box: its pieces, `product` or `product@size`. */
  pieces: readonly string[]
}

/** Calculates the item's price and properties with the same domain rules that price the bill. */
export function configureItem(
  product: Product,
  configuration: Configuration,
  { products, kitchen }: Catalog,
): ConfiguredItem {
  const { price, originalPrice, foodType, allergens, energyKcal } = product
  const unconfigured: ConfiguredItem = {
    price,
    originalPrice,
    foodType,
    allergens,
    energyKcal,
    recipes: [],
    pieces: [],
  }
  if (configuration.kind === "plain") return unconfigured
  if (configuration.kind === "sized") {
    const size = product.sizes.find(({ id }) => id === configuration.size)
    return size ? { ...unconfigured, price: size.price, originalPrice: size.originalPrice } : unconfigured
  }
  if (configuration.kind === "box") return configureBoxItem(product, configuration.picks, products)
  const pizza = asPizza(product)
  const otherHalf = products.find(({ id }) => id === configuration.otherHalfId)
  const result = pizza && configurePizza(pizza, configuration.choices, kitchen, otherHalf && asPizza(otherHalf))
  // A configuration parsed from a URL can always be made; any other is a bug and must not get a price.
  if (!result?.ok) throw new RangeError(`invalid pizza: ${result?.code ?? product.id}`)
  return { ...result.item, pieces: [] }
}

function configureBoxItem(
  product: Product,
  picks: Readonly<Record<string, string>>,
  products: readonly Product[],
): ConfiguredItem {
  const box = configureBox({ ...product, pieces: product.pieces.map(({ piece }) => piece) }, picks)
  if (!box.ok) throw new RangeError(`invalid box: ${box.code}`)
  const pieceProducts = box.pieces.flatMap((piece) => findPieceProduct(products, piece) ?? [])
  const pieceAllergens = new Set(pieceProducts.flatMap(({ allergens }) => allergens))
  // If a piece is not on the menu, the box's allergens are unknown and it counts as non-vegetarian.
  const areAllPiecesKnown = pieceProducts.length === box.pieces.length
  return {
    price: box.price,
    originalPrice: box.originalPrice,
    foodType: !areAllPiecesKnown || pieceProducts.some(({ foodType }) => foodType === "NON_VEG") ? "NON_VEG" : "VEG",
    allergens: areAllPiecesKnown ? orderedAllergens.filter((allergen) => pieceAllergens.has(allergen)) : null,
    energyKcal: null,
    recipes: [],
    pieces: box.pieces,
  }
}

export function findPieceProduct(products: readonly Product[], piece: string): Product | undefined {
  const [id] = piece.split("@")
  return products.find((product) => product.id === id)
}

/** The part of a cart line that describes the item. */
export type CartItemInput = Pick<CartLine, "productId" | "size" | "pizza" | "picks">

/**
 * Leaves out the menu's defaults, so that a customised item without changes is added to the same line as the standard
 * one.
 */
export function toCartItem(product: Product, configuration: Configuration): CartItemInput {
  const productId = product.id
  if (configuration.kind === "plain") return { productId }
  if (configuration.kind === "sized") return { productId, size: configuration.size }
  if (configuration.kind === "box") {
    const isDefaultPick = (choice: string, piece: string) =>
      product.choices.find(({ id }) => id === choice)?.options[0]?.piece === piece
    const picks = Object.entries(configuration.picks).filter(([choice, piece]) => !isDefaultPick(choice, piece))
    return picks.length > 0 ? { productId, picks: Object.fromEntries(picks) } : { productId }
  }
  const { otherHalfId, choices } = configuration
  const { size, ...pizza } = choices
  const isAsOnMenu =
    otherHalfId === undefined &&
    pizza.crust === product.recipe?.crust &&
    pizza.cheese === product.recipe.cheese &&
    pizza.extras.length + pizza.without.length === 0
  return isAsOnMenu ? { productId, size } : { productId, size, pizza: { ...pizza, otherHalf: otherHalfId } }
}

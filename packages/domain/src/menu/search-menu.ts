import type { Minor } from "../money/format-money.ts"
import { compareWord, wordMatch, type WordMatch } from "../search/compare-word.ts"
import { splitWords } from "../search/split-words.ts"
import { foodTypeKeywords, broadProductTypeKeywords, productTypeKeywords } from "./search-keywords.ts"
import type { FoodType, PizzaRecipe } from "./product.ts"
import type { ProductType } from "./product-types.ts"

/** The fields by which a product is found. */
export interface SearchableProduct {
  id: string
  name: string
  searchWords: readonly string[]
  recipe: PizzaRecipe | null
  productType: string
  foodType: FoodType
  price: Minor
  badges: readonly string[]
}

/** A menu category: a search for its name finds the products in it. */
export interface SearchableCategory {
  name: string
  productIds: readonly string[]
}

export interface SearchFilters {
  /** Only products without meat, fish and egg. */
  veg?: boolean
  /** Price of the smallest size. */
  maxPrice?: Minor
  badge?: string
}

/** Returns the matching products, best first; for an empty input, every product that passes the filters. */
export type MenuSearch<Product> = (typed: string, filters: SearchFilters, limit: number) => Product[]

interface SearchMode {
  /** Whether a short word also matches with a typo in its first letter. */
  isForgiving: boolean
}

const MAX_WORDS = 8

/** Number of fields that `wordsByField` returns. */
const FIELD_COUNT = 5

/** In words this short a different first letter makes a different word: `naan` is not a typo of `paani`. */
const SHORT_WORD_LENGTH = 4

/** Rank of each kind of match; the field breaks ties. Exact before prefix before typo, name before other names. */
const ranks: Record<WordMatch, number> = {
  [wordMatch.same]: 0,
  [wordMatch.allButLastLetter]: 1,
  [wordMatch.prefix]: 1,
  [wordMatch.mistyped]: 2,
  [wordMatch.prefixWithTypo]: 3,
  [wordMatch.none]: Infinity,
}

/**
 * Compares the input with every word of the menu. With a few hundred products and a thousand words, that takes less
 * than a hundredth of a frame.
 */
export function createMenuSearch<Product extends SearchableProduct>(
  products: readonly Product[],
  categories: readonly SearchableCategory[],
): MenuSearch<Product> {
  /** For each word of the menu: the products that contain it, by index, each with the best field that contains it. */
  const vocabulary = new Map<string, Map<number, number>>()
  for (const [index, product] of products.entries()) {
    const listedIn = categories.filter(({ productIds }) => productIds.includes(product.id))
    for (const [field, words] of wordsByField(product, listedIn).entries()) {
      for (const word of words) {
        const uses = vocabulary.get(word) ?? new Map<number, number>()
        if (!uses.has(index)) uses.set(index, field)
        vocabulary.set(word, uses)
      }
    }
  }

  /** Returns the cost of each product that matches the word, lowest for the best match. */
  function costsOf(typed: string, { isForgiving }: SearchMode): Map<number, number> {
    const costs = new Map<number, number>()
    for (const [word, uses] of vocabulary) {
      const match = compareWord(typed, word)
      if (
        match === wordMatch.none ||
        (isDifferentShortWord(typed, word) && !(isForgiving && match === wordMatch.mistyped))
      )
        continue
      for (const [index, field] of uses) {
        const cost = ranks[match] * FIELD_COUNT + field
        if (cost < (costs.get(index) ?? Infinity)) costs.set(index, cost)
      }
    }
    return costs
  }

  function find(words: readonly string[], mode: SearchMode): Product[] {
    const costs = words.map((word) => costsOf(word, mode))
    // All words joined into one, wherever the spaces are: `cheese burst`, `pep peroni`.
    const joined = words.length > 1 ? costsOf(words.join(""), mode) : undefined
    return products
      .map((product, index) => {
        const sum = costs.reduce((total, each) => total + (each.get(index) ?? Infinity), 0)
        return { product, cost: Math.min(sum, joined?.get(index) ?? Infinity) }
      })
      .filter(({ cost }) => cost < Infinity)
      .sort((one, other) => one.cost - other.cost || popularity(other.product) - popularity(one.product))
      .map(({ product }) => product)
  }

  return (typed, filters, limit) => {
    const words = splitMenuWords(typed).slice(0, MAX_WORDS)
    // Input without any word, such as symbols and emoji, matches nothing.
    if (words.length === 0 && typed.trim() !== "") return []
    let matches: readonly Product[] = words.length === 0 ? products : find(words, { isForgiving: false })
    if (matches.length === 0) matches = find(words, { isForgiving: true })
    return matches.filter((product) => matchesFilters(product, filters)).slice(0, limit)
  }
}

/** Bestsellers come first among equal matches. */
const popularity = ({ badges }: SearchableProduct): number => (badges.includes("bestseller") ? 1 : 0)

function isDifferentShortWord(typed: string, word: string): boolean {
  return typed.length <= SHORT_WORD_LENGTH && typed[0] !== word[0]
}

function matchesFilters(
  { foodType, price, badges }: SearchableProduct,
  { veg, maxPrice, badge }: SearchFilters,
): boolean {
  return (
    (!veg || foodType === "VEG") &&
    (maxPrice === undefined || price <= maxPrice) &&
    (badge === undefined || badges.includes(badge))
  )
}

/** Words by field, best first: name and product type, other names, ingredients, menu categories, and broad keywords. */
function wordsByField(product: SearchableProduct, listedIn: readonly SearchableCategory[]): string[][] {
  const { name, searchWords, recipe, foodType } = product
  const type = product.productType as ProductType
  const ingredients = recipe ? [...recipe.toppings, recipe.crust, recipe.sauce] : []
  return [
    [name, ...(productTypeKeywords[type] ?? [])],
    searchWords,
    ingredients,
    listedIn.map((category) => category.name),
    [...foodTypeKeywords[foodType], ...(broadProductTypeKeywords[type] ?? [])],
  ].map((texts) => texts.flatMap(withJoined))
}

/** Adds the joined word for customers who omit the space. */
function withJoined(text: string): string[] {
  const words = splitMenuWords(text)
  return words.length > 1 ? [...words, words.join("")] : words
}

/** Makes `non veg` one word, so that it doesn't match `veg`. */
function splitMenuWords(text: string): string[] {
  const words = splitWords(text)
  return words.flatMap((word, index) => {
    if (word === "non" && words[index + 1]?.startsWith("veg")) return []
    return words[index - 1] === "non" && word.startsWith("veg") ? [`non${word}`] : [word]
  })
}

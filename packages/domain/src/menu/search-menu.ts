import type { Minor } from "../money/format-money.ts"
import { compareWord, wordMatch, type WordMatch } from "../search/compare-word.ts"
import { splitWords } from "../search/split-words.ts"
import { foodTypeKeywords, broadProductTypeKeywords, productTypeKeywords } from "./search-keywords.ts"
import type { FoodType, PizzaRecipe } from "./product.ts"
import type { ProductType } from "./product-types.ts"

/** What a product is found by. */
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

/** A part of the menu: who types its name means what is listed there. */
export interface SearchableCategory {
  name: string
  productIds: readonly string[]
}

export interface SearchFilters {
  /** Only what has no meat, fish or egg in it. */
  veg?: boolean
  /** Of the smallest size. */
  maxPrice?: Minor
  badge?: string
}

/** Answers what is meant, the best first; everything the filters let through where nothing is typed. */
export type MenuSearch<Product> = (typed: string, filters: SearchFilters, limit: number) => Product[]

const MAX_WORDS = 8

/** How many places a word can stand in, the best first: see `wordsOf`. */
const FIELD_COUNT = 5

/** Of so few letters another first one makes another word: `naan` is not `paani` mistyped. */
const SHORT_WORD_LENGTH = 4

/** Ranks by how a word is met, and then by where: exact before beginning before slip, name before other names. */
const ranks: Record<WordMatch, number> = {
  [wordMatch.same]: 0,
  [wordMatch.almostWhole]: 1,
  [wordMatch.begins]: 1,
  [wordMatch.mistyped]: 2,
  [wordMatch.beginsMistyped]: 3,
  [wordMatch.none]: Infinity,
}

/** A menu has some hundred products and a thousand words: comparing with each takes less than a frame's hundredth. */
export function createMenuSearch<Product extends SearchableProduct>(
  products: readonly Product[],
  categories: readonly SearchableCategory[],
): MenuSearch<Product> {
  /** Each word of the menu, and for each product the best place it stands in. */
  const vocabulary = new Map<string, Map<number, number>>()
  for (const [at, product] of products.entries()) {
    const listedIn = categories.filter(({ productIds }) => productIds.includes(product.id))
    for (const [field, words] of wordsByField(product, listedIn).entries()) {
      for (const word of words) {
        const uses = vocabulary.get(word) ?? new Map<number, number>()
        if (!uses.has(at)) uses.set(at, field)
        vocabulary.set(word, uses)
      }
    }
  }

  /** The cost of each product that has the word. */
  function costsOf(typed: string, forgiving: boolean): Map<number, number> {
    const costs = new Map<number, number>()
    for (const [word, uses] of vocabulary) {
      const match = compareWord(typed, word)
      if (match === wordMatch.none || (startsDifferently(typed, word) && !(forgiving && match === wordMatch.mistyped)))
        continue
      for (const [at, field] of uses) {
        const cost = ranks[match] * FIELD_COUNT + field
        if (cost < (costs.get(at) ?? Infinity)) costs.set(at, cost)
      }
    }
    return costs
  }

  function find(words: readonly string[], forgiving: boolean): Product[] {
    const costs = words.map((word) => costsOf(word, forgiving))
    // All of it as one word, wherever its gaps are: `cheese burst`, `pep peroni`.
    const joined = words.length > 1 ? costsOf(words.join(""), forgiving) : undefined
    return products
      .map((product, at) => {
        const sum = costs.reduce((total, each) => total + (each.get(at) ?? Infinity), 0)
        return { product, cost: Math.min(sum, joined?.get(at) ?? Infinity) }
      })
      .filter(({ cost }) => cost < Infinity)
      .sort((one, other) => one.cost - other.cost || popularity(other.product) - popularity(one.product))
      .map(({ product }) => product)
  }

  return (typed, filters, limit) => {
    const words = splitMenuWords(typed).slice(0, MAX_WORDS)
    // Typed, but no word: signs and emoji mean nothing on the menu.
    if (words.length === 0 && typed.trim() !== "") return []
    let found: readonly Product[] = words.length === 0 ? products : find(words, false)
    if (found.length === 0) found = find(words, true)
    return found.filter((product) => matchesFilters(product, filters)).slice(0, limit)
  }
}

/** Among equals what others like comes first. */
const popularity = ({ badges }: SearchableProduct): number => (badges.includes("bestseller") ? 1 : 0)

function startsDifferently(typed: string, word: string): boolean {
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

/**
 * By place, the best first: its name and what it is, other names, what is on it, the parts of the menu it is listed in,
 * and what it is more loosely.
 */
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

/** Several words are also one word, for those who leave out the gap. */
function withJoined(text: string): string[] {
  const words = splitMenuWords(text)
  return words.length > 1 ? [...words, words.join("")] : words
}

/** What is not veg is one word, so that it is not found under veg. */
function splitMenuWords(text: string): string[] {
  const words = splitWords(text)
  return words.flatMap((word, at) => {
    if (word === "non" && words[at + 1]?.startsWith("veg")) return []
    return words[at - 1] === "non" && word.startsWith("veg") ? [`non${word}`] : [word]
  })
}

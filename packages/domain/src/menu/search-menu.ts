import type { Minor } from "../money/format-money.ts"
import { compareWord, likeness, type Likeness } from "../search/compare-word.ts"
import { splitWords } from "../search/split-words.ts"
import type { FoodType, PizzaRecipe } from "./product.ts"

/** What a product is found by. */
export interface SearchableProduct {
  id: string
  name: string
  searchWords: readonly string[]
  recipe: PizzaRecipe | null
  foodType: FoodType
  price: Minor
  badges: readonly string[]
}

export interface SearchFilters {
  /** Only what has no meat, fish or egg in it. */
  veg?: boolean
  /** Of the smallest size. */
  maxPrice?: Minor
  badge?: string
}

/** Answers what is meant, the best first; everything the filters let through where nothing is typed. */
export type MenuSearch<Product> = (typed: string, filters: SearchFilters, most: number) => Product[]

const MOST_WORDS = 8

/** Where a word stands, the best first. */
const fields = ["name", "searchWords", "ingredients"] as const

/** Ranks by how a word is met, and then by where: exact before beginning before slip, name before other names. */
const ranks: Record<Likeness, number> = {
  [likeness.same]: 0,
  [likeness.almostWhole]: 1,
  [likeness.begins]: 1,
  [likeness.mistyped]: 2,
  [likeness.beginsMistyped]: 3,
  [likeness.none]: Infinity,
}

/** A menu has some hundred products and a thousand words: comparing with each takes less than a frame's hundredth. */
export function createMenuSearch<Product extends SearchableProduct>(products: readonly Product[]): MenuSearch<Product> {
  /** Each word of the menu, and for each product the best field it stands in. */
  const vocabulary = new Map<string, Map<number, number>>()
  for (const [at, product] of products.entries()) {
    for (const [field, words] of wordsOf(product).entries()) {
      for (const word of words) {
        const uses = vocabulary.get(word) ?? new Map<number, number>()
        if (!uses.has(at)) uses.set(at, field)
        vocabulary.set(word, uses)
      }
    }
  }

  /** The cost of each product that has the word. */
  function costsOf(typed: string): Map<number, number> {
    const costs = new Map<number, number>()
    for (const [word, uses] of vocabulary) {
      const rank = ranks[compareWord(typed, word)]
      if (rank === Infinity) continue
      for (const [at, field] of uses) {
        const cost = rank * fields.length + field
        if (cost < (costs.get(at) ?? Infinity)) costs.set(at, cost)
      }
    }
    return costs
  }

  return (typed, filters, most) => {
    const words = splitWords(typed).slice(0, MOST_WORDS)
    // Typed, but no word: signs and emoji mean nothing on the menu.
    if (words.length === 0 && typed.trim() !== "") return []
    const costs = words.map(costsOf)
    // All of it as one word, wherever its gaps are: `cheese burst`, `pep peroni`.
    const joined = words.length > 1 ? costsOf(words.join("")) : undefined
    return products
      .map((product, at) => {
        const sum = costs.reduce((total, each) => total + (each.get(at) ?? Infinity), 0)
        return { product, cost: Math.min(sum, joined?.get(at) ?? Infinity) }
      })
      .filter(({ product, cost }) => cost < Infinity && passes(product, filters))
      .sort((one, other) => one.cost - other.cost)
      .slice(0, most)
      .map(({ product }) => product)
  }
}

function passes({ foodType, price, badges }: SearchableProduct, { veg, maxPrice, badge }: SearchFilters): boolean {
  return (
    (!veg || foodType === "VEG") &&
    (maxPrice === undefined || price <= maxPrice) &&
    (badge === undefined || badges.includes(badge))
  )
}

/** By field; a name of several words is also one word, for those who leave out the gap. */
function wordsOf({ name, searchWords, recipe }: SearchableProduct): string[][] {
  const made = recipe ? [...recipe.toppings, recipe.crust, recipe.sauce] : []
  return [withJoined(name), searchWords.flatMap(withJoined), made.flatMap(withJoined)]
}

function withJoined(text: string): string[] {
  const words = splitWords(text)
  return words.length > 1 ? [...words, words.join("")] : words
}

import type { PizzaRecipe, Recipe } from "@hearth/domain/menu/product.ts"
import { describe, expect, it } from "vitest"
import { drawPicture } from "./draw-picture.ts"
import type { Detail } from "./pen.ts"
import { cheeses } from "./pizza/cheese.ts"
import { crusts } from "./pizza/crust.ts"
import { sauces } from "./pizza/sauce.ts"
import { plateNames } from "./plates/plates.ts"
import { toppingNames } from "./toppings/toppings.ts"
import { findXmlError } from "./find-xml-error.ts"

const MAX_LIVE_PIZZA_BYTES = 25_000
/** Plates may be larger, because they can't be customised and so are never redrawn at a tap. */
const MAX_LIVE_PLATE_BYTES = 36_000

function pizza(toppings: readonly string[], overrides: Partial<PizzaRecipe> = {}): PizzaRecipe {
  return { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings, ...overrides }
}

const keys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[]

const allRecipes: [string, Recipe][] = [
  ...toppingNames.map((name): [string, Recipe] => [`topping ${name}`, pizza([name])]),
  ...keys(crusts).map((crust): [string, Recipe] => [`crust ${crust}`, pizza(["corn"], { crust })]),
  ...keys(sauces).map((sauce): [string, Recipe] => [`sauce ${sauce}`, pizza([], { sauce })]),
  ...keys(cheeses).map((cheese): [string, Recipe] => [`cheese ${cheese}`, pizza([], { cheese })]),
  ...plateNames.map((drawing): [string, Recipe] => [`plate ${drawing}`, { kind: "plate", drawing, ingredients: [] }]),
]

describe("a picture", () => {
  it.each(allRecipes)("of %s is well-formed SVG in both levels of detail", (id, recipe) => {
    for (const detail of ["full", "live"] satisfies Detail[]) {
      const svg = drawPicture(recipe, { id, detail })
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
      expect(findXmlError(svg)).toBe("")
      expect(danglingReferences(svg)).toEqual([])
    }
  })

  it.each(allRecipes)("of %s is the same, byte for byte, each time it is drawn", (id, recipe) => {
    expect(drawPicture(recipe, { id, detail: "full" })).toBe(drawPicture(recipe, { id, detail: "full" }))
  })

  it("looks different for another product with the same recipe", () => {
    const recipe = pizza(["olive"])
    expect(drawPicture(recipe, { id: "a", detail: "full" })).not.toBe(drawPicture(recipe, { id: "b", detail: "full" }))
  })

  it("keeps the crust unchanged when a topping is added", () => {
    expect(crustOf(["onion"])).toBeDefined()
    expect(crustOf(["onion", "corn"])).toBe(crustOf(["onion"]))
  })

  it.each(allRecipes)("[CAT-3a] of %s is small enough to be drawn live, and uses no filter", (id, recipe) => {
    const svg = drawPicture(recipe, { id, detail: "live" })
    expect(Buffer.byteLength(svg)).toBeLessThan(recipe.kind === "pizza" ? MAX_LIVE_PIZZA_BYTES : MAX_LIVE_PLATE_BYTES)
    expect(svg).not.toContain("<filter")
  })

  it("[CAT-3a] stays small with six toppings and with two halves", () => {
    const rich = pizza(["paneer", "capsicum", "onion", "tomato", "corn", "jalapeno"], { crust: "cheese-burst" })
    const half = pizza(["paneer", "capsicum", "onion"])
    const other = pizza(["chicken-tikka", "mushroom", "olive"], { sauce: "makhani" })
    expect(Buffer.byteLength(drawPicture(rich, { id: "rich", detail: "live" }))).toBeLessThan(MAX_LIVE_PIZZA_BYTES)
    const halves = drawPicture(half, { id: "halves", detail: "live", rightHalf: other })
    expect(Buffer.byteLength(halves)).toBeLessThan(MAX_LIVE_PIZZA_BYTES)
    expect(findXmlError(halves)).toBe("")
  })

  it("shares no element id with another picture, so that several pictures can be in one page", () => {
    const first = idsIn("one")
    expect(first.length).toBeGreaterThan(3)
    expect(new Set(first).size).toBe(first.length)
    expect(idsIn("two").filter((id) => first.includes(id))).toEqual([])
  })

  it.each([
    ["ice-cream", "wafer"],
    ["ice-cream", "pistachio"],
    ["ice-cream", "chocolate-sauce"],
    ["brownie", "walnut"],
    ["chicken-wings", "sesame"],
    ["cheesy-dip", "bread"],
    ["pudding-cup", "pistachio"],
  ])("of %s differs with and without %s in the recipe", (drawing, ingredient) => {
    const draw = (...ingredients: string[]) => {
      const svg = drawPicture({ kind: "plate", drawing, ingredients }, { id: drawing, detail: "full" })
      expect(findXmlError(svg)).toBe("")
      return svg
    }
    expect(draw(ingredient)).not.toBe(draw())
  })

  it("throws an error with the name of an unknown topping or drawing", () => {
    expect(() => drawPicture(pizza(["gold"]), { id: "x", detail: "live" })).toThrow('"gold"')
    const plate: Recipe = { kind: "plate", drawing: "soup", ingredients: [] }
    expect(() => drawPicture(plate, { id: "x", detail: "live" })).toThrow('"soup"')
  })
})

function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1] ?? "")
  return used.filter((id) => !ids.has(id))
}

function crustOf(toppings: readonly string[]): string | undefined {
  return drawPicture(pizza(toppings), { id: "same", detail: "live" }).match(/<path [^>]*evenodd[^>]*>/)?.[0]
}

function idsIn(id: string): (string | undefined)[] {
  const svg = drawPicture(pizza(["corn"]), { id, detail: "live" })
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
}

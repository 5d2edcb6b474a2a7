import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { describe, expect, it } from "vitest"
import { drawTopping } from "./draw-topping.ts"
import { type LayerChoices, layerPizza } from "./layer-pizza.ts"
import { toppingNames } from "./toppings/toppings.ts"
import { findXmlError } from "./find-xml-error.ts"

const recipe: PizzaRecipe = {
  kind: "pizza",
  crust: "hand-tossed",
  sauce: "tomato",
  cheese: "mozzarella",
  toppings: ["onion", "corn"],
}
const unchanged: LayerChoices = { crust: "hand-tossed", cheese: "mozzarella", without: [], extras: [] }

function layersOf(change: Partial<LayerChoices> = {}, rightHalf?: PizzaRecipe): Map<string, string> {
  return new Map(layerPizza("farm", recipe, rightHalf)({ ...unchanged, ...change }).map(({ name, svg }) => [name, svg]))
}

describe("a pizza in layers", () => {
  it("[CAT-3a] has a base and a layer for each topping, all of them well-formed SVG", () => {
    const layers = layersOf({ extras: [{ topping: "olive", count: 2 }] })
    expect([...layers.keys()]).toEqual([
      "base hand-tossed mozzarella",
      "onion",
      "extra olive 1",
      "extra olive 2",
      "corn",
    ])
    for (const svg of layers.values()) expect(findXmlError(svg)).toBe("")
    expect(new Set(layers.values()).size).toBe(layers.size)
  })

  it("[CAT-3a] adding or removing a topping moves no other piece", () => {
    const layersBefore = layersOf({ extras: [{ topping: "olive", count: 1 }] })
    const layersWithExtras = layersOf({
      extras: [
        { topping: "paneer", count: 1 },
        { topping: "olive", count: 2 },
      ],
    })
    const layersWithoutOnion = layersOf({ without: ["onion"], extras: [{ topping: "olive", count: 1 }] })
    for (const [name, svg] of layersBefore) expect(layersWithExtras.get(name)).toBe(svg)
    expect(layersWithoutOnion.has("onion")).toBe(false)
    for (const [name, svg] of layersWithoutOnion) expect(svg).toBe(layersBefore.get(name))
  })

  it("[CAT-3a] another crust or cheese changes only the base", () => {
    const [base, ...tops] = layersOf({ crust: "thin", cheese: "extra" })
    const [baseBefore, ...topsBefore] = layersOf()
    expect(base).not.toEqual(baseBefore)
    expect(tops).toEqual(topsBefore)
  })

  it("[CAT-3a] each half stays on its side, and an extra topping covers both", () => {
    const right: PizzaRecipe = { ...recipe, sauce: "makhani", toppings: ["mushroom"] }
    const layers = layersOf({ extras: [{ topping: "olive", count: 1 }] }, right)
    const xPositions = (name: string) =>
      [...(layers.get(name) ?? "").matchAll(/<g transform="translate\((-?[\d.]+) /g)].map(([, x]) => Number(x))
    expect(Math.max(...xPositions("onion"))).toBeLessThan(0)
    expect(Math.min(...xPositions("mushroom"))).toBeGreaterThan(0)
    expect(Math.min(...xPositions("extra olive 1"))).toBeLessThan(0)
    expect(Math.max(...xPositions("extra olive 1"))).toBeGreaterThan(0)
  })

  it.each(toppingNames)("%s has an icon", (name) => {
    const svg = drawTopping(name) ?? ""
    expect(svg).toContain("<path")
    expect(findXmlError(svg)).toBe("")
    expect(drawTopping(`not ${name}`)).toBeUndefined()
  })
})

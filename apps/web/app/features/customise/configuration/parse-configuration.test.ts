import { defaultChoices, configurePizza } from "@hearth/domain/menu/configure-pizza.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { box, cola, farm, sampleKitchen, sampleCatalog, fixedPizza, shake } from "../../../testing/sample-catalog.ts"
import { asPizza, type Configuration } from "./configuration.ts"
import { toCartItem, configureItem } from "./configure-item.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { serializeConfiguration } from "./serialize-configuration.ts"

const parse = (text: string, product = farm) => parseConfiguration(new URLSearchParams(text), product, sampleCatalog)
const choicesOf = ({ configuration }: ReturnType<typeof parse>) =>
  configuration.kind === "pizza" ? { ...configuration.choices, otherHalfId: configuration.otherHalfId } : undefined

const toppingNames = [...sampleKitchen.toppings.map(({ id }) => id), "capsicum", "basil", "gold", "__proto__", ""]
const anyName = fc.oneof(fc.constantFrom(...toppingNames), fc.string({ maxLength: 12 }))
const toppingList = fc.array(
  fc.tuple(anyName, fc.constantFrom("", ":1", ":2", ":9", ":x", ":-1", ":1:1")).map((each) => each.join("")),
)
/** A mix of plausible and arbitrary values. */
const anyQuery = fc
  .record(
    {
      size: fc.oneof(fc.constantFrom("regular", "medium", "large", "personal"), fc.string()),
      crust: fc.oneof(fc.constantFrom("hand-tossed", "pan", "cheese-burst", "thin"), fc.string()),
      cheese: fc.oneof(fc.constantFrom("mozzarella", "extra", "cheddar-blend"), fc.string()),
      add: fc.oneof(
        toppingList.map((each) => each.join(",")),
        fc.string(),
      ),
      without: fc.oneof(
        fc.array(anyName).map((each) => each.join(",")),
        fc.string(),
      ),
      half: fc.oneof(fc.constantFrom("farm", "feast", "small", "set", "cola", "box"), fc.string()),
      "pick.pizza": fc.oneof(fc.constantFrom("farm@medium", "feast@medium"), fc.string()),
      "pick.drink": fc.oneof(fc.constantFrom("cola", "shake@regular"), fc.string()),
      "pick.__proto__": fc.string(),
      line: fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((query) => new URLSearchParams(query))
const anyProduct = fc.constantFrom(...sampleCatalog.products)

describe("a configuration in a URL", () => {
  test("is short and readable, and leaves out the menu’s defaults", () => {
    const configuration: Configuration = {
      kind: "pizza",
      choices: {
        size: "medium",
        crust: "pan",
        cheese: "mozzarella",
        extras: [
          { topping: "onion", count: 2 },
          { topping: "olive", count: 1 },
        ],
        without: ["capsicum"],
      },
      otherHalfId: "feast",
    }
    const text = serializeConfiguration(farm, configuration, "l-1")
    expect(text).toBe("product=farm&size=medium&crust=pan&add=onion:2,olive&without=capsicum&half=feast&line=l-1")
    expect(parse(text)).toEqual({ configuration, dropped: [] })
    expect(serializeConfiguration(box, { kind: "box", picks: { pizza: "feast@medium" } })).toBe(
      "product=box&pick.pizza=feast@medium",
    )
  })

  test("[CAT-3b] any URL results in a valid item with the same price as on the bill", () => {
    const menu = { ...sampleCatalog, categories: [], soldOut: [] }
    fc.assert(
      fc.property(anyProduct, anyQuery, (product, query) => {
        const { configuration } = parseConfiguration(query, product, sampleCatalog)
        const { price, originalPrice, foodType } = configureItem(product, configuration, sampleCatalog)
        const line = { id: "1", quantity: 1, ...toCartItem(product, configuration) }
        expect(quoteLines([line], menu)).toMatchObject({ lines: [{ price, originalPrice, foodType }], refused: [] })
      }),
      { numRuns: 1000 },
    )
  })

  test("any URL results in a pizza that the kitchen can make", () => {
    const pizzas = sampleCatalog.products.flatMap((product) => asPizza(product) ?? [])
    fc.assert(
      fc.property(fc.constantFrom(...pizzas), anyQuery, (pizza, query) => {
        const product = sampleCatalog.products.find(({ id }) => id === pizza.id) ?? farm
        const { configuration } = parseConfiguration(query, product, sampleCatalog)
        const { choices, otherHalfId } = configuration.kind === "pizza" ? configuration : fail()
        const other = pizzas.find(({ id }) => id === otherHalfId)
        expect(configurePizza(pizza, choices, sampleKitchen, other).ok).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test("is unchanged, with nothing dropped, after it was serialized and parsed again", () => {
    fc.assert(
      fc.property(anyProduct, anyQuery, (product, query) => {
        const { configuration } = parseConfiguration(query, product, sampleCatalog)
        const text = serializeConfiguration(product, configuration)
        const again = parseConfiguration(new URLSearchParams(text), product, sampleCatalog)
        expect(again).toEqual({ configuration, dropped: [] })
      }),
      { numRuns: 1000 },
    )
  })

  test("unavailable options are left out and reported with names from the menu, never with text from the URL", () => {
    const defaultPizza = {
      ...defaultChoices({ ...farm, recipe: farm.recipe ?? fail() }, "regular"),
      otherHalfId: undefined,
    }
    const cases: [string, RegExp][] = [
      ["size=giant", /^Farmhouse isn’t available in that size/],
      ["crust=stone", /^That crust isn’t available here/],
      ["size=regular&crust=cheese-burst", /^Cheese burst isn’t available in Regular/],
      ["cheese=extra", /^Extra mozzarella isn’t available in Regular/],
      ["add=gold", /^We can’t add one of the toppings here/],
      ["add=corn", /^We can’t add golden corn in Regular/],
      ["without=olive", /^This pizza already comes without black olives/],
      ["half=cola", /^The other half can’t share this base/],
      ["half=farm", /^Both halves are Farmhouse/],
      ["half=nothing", /^The other half isn’t on this store’s menu/],
      ["half=set", /^The other half can’t share this base/],
      ["pick.pizza=farm", /^Farmhouse doesn’t have that option/],
    ]
    for (const [text, sentence] of cases) {
      const parsed = parse(text)
      expect([text, choicesOf(parsed)]).toEqual([text, defaultPizza])
      expect([text, ...parsed.dropped]).toEqual([text, expect.stringMatching(sentence)])
    }
    expect(parse(`add=${"x".repeat(10_000)}&half=<b>`).dropped.join()).not.toMatch(/xx|<b>/)
  })

  test("[CAT-3b] adding back a topping that was left out restores the recipe's topping free of charge", () => {
    const queryAndPriceOf = (text: string) => {
      const { configuration, dropped } = parse(text)
      return [
        serializeConfiguration(farm, configuration),
        configureItem(farm, configuration, sampleCatalog).price,
        ...dropped,
      ]
    }
    const price = configureItem(farm, parse("size=medium").configuration, sampleCatalog).price
    expect(queryAndPriceOf("size=medium&without=onion&add=onion")).toEqual(["product=farm&size=medium", price])
    expect(queryAndPriceOf("size=medium&without=onion&add=onion:2")).toEqual([
      "product=farm&size=medium&add=onion",
      price + 40_00,
    ])
    // Both halves have onion. Only one has pepperoni, so adding it puts it on both.
    expect(queryAndPriceOf("size=medium&half=feast&without=onion&add=onion")[0]).toBe(
      "product=farm&size=medium&half=feast",
    )
    const onBoth = "product=farm&size=medium&add=pepperoni&without=pepperoni&half=feast"
    expect(queryAndPriceOf(onBoth)[0]).toBe(onBoth)
  })

  test("[CAT-3c] a list of 200 toppings is cut to a pizza's limit, and one notice reports it", () => {
    const many = Array.from({ length: 200 }, (_, index) => ["onion", "olive", "pepperoni"][index % 3]).join(",")
    const parsed = parse(`size=medium&add=${many}`)
    expect(choicesOf(parsed)?.extras.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(parsed.dropped).toEqual(["You can add up to 6 extra toppings, 2 of each. We left out the rest."])
    expect(choicesOf(parse("add=onion:3"))?.extras).toEqual([{ topping: "onion", count: 2 }])
    expect(choicesOf(parse("add=onion,onion"))?.extras).toEqual([{ topping: "onion", count: 2 }])
  })

  test("a product with a fixed recipe can’t be changed, and a box contains only the options it offers", () => {
    expect(parse("crust=pan", fixedPizza)).toMatchObject({
      dropped: ["Set in stone can’t be customised, so we left it as it is."],
    })
    expect(parse("size=medium", fixedPizza).configuration).toMatchObject({ choices: { size: "medium" } })
    expect(parse("size=medium", shake).configuration).toEqual({ kind: "sized", size: "medium" })
    expect(parse("size=large", shake)).toMatchObject({
      configuration: { size: "regular" },
      dropped: [expect.stringContaining("isn’t available in that size")],
    })
    expect(parse("", cola)).toEqual({ configuration: { kind: "plain" }, dropped: [] })
    expect(parse("pick.pizza=feast@medium&pick.drink=gold", box)).toMatchObject({
      configuration: { picks: { pizza: "feast@medium" } },
      dropped: [expect.stringContaining("isn’t available in this box")],
    })
  })

  test("if the other half isn’t available in the size, the result is a whole pizza in that size", () => {
    expect(choicesOf(parse("half=small&size=regular"))?.otherHalfId).toBe("small")
    expect(parse("half=small&size=medium")).toMatchObject({
      configuration: { choices: { size: "medium" }, otherHalfId: undefined },
      dropped: ["The other half can’t share this base in Medium, so it’s a whole pizza."],
    })
  })
})

function fail(): never {
  throw new Error("the sample product is not a pizza with a recipe")
}

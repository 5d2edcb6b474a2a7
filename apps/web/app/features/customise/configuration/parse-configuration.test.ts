import { defaultChoices, configurePizza } from "@hearth/domain/menu/configure-pizza.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { box, cola, farm, sampleKitchen, sampleCatalog, set, shake } from "../../../testing/sample-catalog.ts"
import { asPizza, type Configuration } from "./configuration.ts"
import { toCartItem, configureItem } from "./configure-item.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { serializeConfiguration } from "./serialize-configuration.ts"

const read = (text: string, of = farm) => parseConfiguration(new URLSearchParams(text), of, sampleCatalog)
const choicesOf = ({ configuration }: ReturnType<typeof read>) =>
  configuration.kind === "pizza" ? { ...configuration.choices, half: configuration.half } : undefined

const names = [...sampleKitchen.toppings.map(({ id }) => id), "capsicum", "basil", "gold", "__proto__", ""]
const anyName = fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 }))
const list = fc.array(
  fc.tuple(anyName, fc.constantFrom("", ":1", ":2", ":9", ":x", ":-1", ":1:1")).map((each) => each.join("")),
)
/** Half plausible values, half arbitrary ones. */
const anyQuery = fc
  .record(
    {
      size: fc.oneof(fc.constantFrom("regular", "medium", "large", "personal"), fc.string()),
      crust: fc.oneof(fc.constantFrom("hand-tossed", "pan", "cheese-burst", "thin"), fc.string()),
      cheese: fc.oneof(fc.constantFrom("mozzarella", "extra", "cheddar-blend"), fc.string()),
      add: fc.oneof(
        list.map((each) => each.join(",")),
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
      half: "feast",
    }
    const text = serializeConfiguration(farm, configuration, "l-1")
    expect(text).toBe("product=farm&size=medium&crust=pan&add=onion:2,olive&without=capsicum&half=feast&line=l-1")
    expect(read(text)).toEqual({ configuration, dropped: [] })
    expect(serializeConfiguration(box, { kind: "box", picks: { pizza: "feast@medium" } })).toBe(
      "product=box&pick.pizza=feast@medium",
    )
  })

  test("[CAT-3b] any URL results in an item that can be made, at the price of the bill", () => {
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
        const { choices, half } = configuration.kind === "pizza" ? configuration : fail()
        const other = pizzas.find(({ id }) => id === half)
        expect(configurePizza(pizza, choices, sampleKitchen, other).ok).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test("serialized and parsed again it is unchanged, with nothing dropped", () => {
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

  test("unavailable options are left out and reported in the menu's words, never in the URL's", () => {
    const asIs = { ...defaultChoices({ ...farm, recipe: farm.recipe ?? fail() }, "regular"), half: undefined }
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
      const found = read(text)
      expect([text, choicesOf(found)]).toEqual([text, asIs])
      expect([text, ...found.dropped]).toEqual([text, expect.stringMatching(sentence)])
    }
    expect(read(`add=${"x".repeat(10_000)}&half=<b>`).dropped.join()).not.toMatch(/xx|<b>/)
  })

  test("[CAT-3b] a topping that is both left out and added is the recipe's own, free of charge", () => {
    const asRead = (text: string) => {
      const { configuration, dropped } = read(text)
      return [
        serializeConfiguration(farm, configuration),
        configureItem(farm, configuration, sampleCatalog).price,
        ...dropped,
      ]
    }
    const price = configureItem(farm, read("size=medium").configuration, sampleCatalog).price
    expect(asRead("size=medium&without=onion&add=onion")).toEqual(["product=farm&size=medium", price])
    expect(asRead("size=medium&without=onion&add=onion:2")).toEqual([
      "product=farm&size=medium&add=onion",
      price + 40_00,
    ])
    // Both halves have onion. Only one has pepperoni, so adding it puts it on both.
    expect(asRead("size=medium&half=feast&without=onion&add=onion")[0]).toBe("product=farm&size=medium&half=feast")
    const onBoth = "product=farm&size=medium&add=pepperoni&without=pepperoni&half=feast"
    expect(asRead(onBoth)[0]).toBe(onBoth)
  })

  test("[CAT-3c] two hundred toppings are cut to the limit of a pizza, reported once", () => {
    const many = Array.from({ length: 200 }, (_, at) => ["onion", "olive", "pepperoni"][at % 3]).join(",")
    const found = read(`size=medium&add=${many}`)
    expect(choicesOf(found)?.extras.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(found.dropped).toEqual(["You can add up to 6 extra toppings, 2 of each. We left out the rest."])
    expect(choicesOf(read("add=onion:3"))?.extras).toEqual([{ topping: "onion", count: 2 }])
    expect(choicesOf(read("add=onion,onion"))?.extras).toEqual([{ topping: "onion", count: 2 }])
  })

  test("a product with a fixed recipe can’t be changed, and a box contains only the options it offers", () => {
    expect(read("crust=pan", set)).toMatchObject({
      dropped: ["Set in stone can’t be customised, so we left it as it is."],
    })
    expect(read("size=medium", set).configuration).toMatchObject({ choices: { size: "medium" } })
    expect(read("size=medium", shake).configuration).toEqual({ kind: "sized", size: "medium" })
    expect(read("size=large", shake)).toMatchObject({
      configuration: { size: "regular" },
      dropped: [expect.stringContaining("isn’t available in that size")],
    })
    expect(read("", cola)).toEqual({ configuration: { kind: "plain" }, dropped: [] })
    expect(read("pick.pizza=feast@medium&pick.drink=gold", box)).toMatchObject({
      configuration: { picks: { pizza: "feast@medium" } },
      dropped: [expect.stringContaining("isn’t available in this box")],
    })
  })

  test("if the other half isn’t made in the size, the pizza is whole in that size", () => {
    expect(choicesOf(read("half=small&size=regular"))?.half).toBe("small")
    expect(read("half=small&size=medium")).toMatchObject({
      configuration: { choices: { size: "medium" }, half: undefined },
      dropped: ["The other half can’t share this base in Medium, so it’s a whole pizza."],
    })
  })
})

function fail(): never {
  throw new Error("the sample has a recipe")
}

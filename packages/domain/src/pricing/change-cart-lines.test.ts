import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type CartChangeResult, type CartLines, changeLines, type LineChange, addLines } from "./change-cart-lines.ts"
import { cartLimits } from "./cart-limits.ts"
import type { CartLine } from "./cart-line.ts"
import type { LineConfiguration } from "./same-configuration.ts"

const empty: CartLines = { lines: [], past: [] }
const line = (
  id: string,
  productId: string,
  quantity = 1,
  configuration: Partial<LineConfiguration> = {},
): CartLine => ({
  id,
  productId,
  quantity,
  ...configuration,
})
const cartOf = (...lines: CartLine[]): CartLines => ({ lines, past: [] })

function expectOk(applied: CartChangeResult): Extract<CartChangeResult, { ok: true }> {
  if (!applied.ok) throw new Error(applied.code)
  return applied
}

/** Returns the quantity of each product, regardless of line ids. */
function quantities({ lines }: CartLines): Record<string, number> {
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]).toSorted())
}

type Step = { put: CartLine } | LineChange
const applyStep = (cart: CartLines, step: Step): CartLines =>
  expectOk("put" in step ? addLines(cart, [step.put]) : changeLines(cart, [step])).cart

const changedPizza: Partial<LineConfiguration> = {
  size: "medium",
  pizza: { crust: "pan", cheese: "extra", extras: [{ topping: "corn", count: 1 }], without: [] },
}

describe("adding lines", () => {
  test("[CAR-1b] the same product with the same configuration is merged into its line, whatever the sequence of choices", () => {
    const one = line("a", "in-margherita", 2, {
      size: "medium",
      pizza: {
        crust: "pan",
        cheese: "extra",
        extras: [
          { topping: "corn", count: 1 },
          { topping: "olives", count: 2 },
        ],
        without: ["basil", "onion"],
      },
      picks: { drink: "in-cola", side: "in-bread" },
    })
    const other = line("b", "in-margherita", 3, {
      size: "medium",
      pizza: {
        crust: "pan",
        cheese: "extra",
        extras: [
          { topping: "olives", count: 2 },
          { topping: "corn", count: 1 },
        ],
        without: ["onion", "basil"],
      },
      picks: { side: "in-bread", drink: "in-cola" },
    })
    const { cart, changedLineIds } = expectOk(addLines(cartOf(one), [other]))
    expect(cart).toEqual({ lines: [{ ...one, quantity: 5 }], past: [{ id: "b", into: "a" }] })
    expect([...changedLineIds]).toEqual(["a"])
  })

  test.each<[string, Partial<LineConfiguration>]>([
    ["another size", { size: "large" }],
    ["another crust", { pizza: { crust: "thin", cheese: "extra", extras: [], without: [] } }],
    ["another half", { pizza: { crust: "pan", cheese: "extra", extras: [], without: [], otherHalf: "in-farmhouse" } }],
    [
      "one more of a topping",
      { pizza: { crust: "pan", cheese: "extra", extras: [{ topping: "corn", count: 2 }], without: [] } },
    ],
    ["an omitted topping", { pizza: { crust: "pan", cheese: "extra", extras: [], without: ["corn"] } }],
    ["another pick", { picks: { drink: "in-cola" } }],
  ])("[CAR-1b] %s makes a separate line", (_, difference) => {
    const base = { size: "medium", pizza: { crust: "pan", cheese: "extra", extras: [], without: [] } } as const
    const { cart } = expectOk(
      addLines(cartOf(line("a", "in-x", 1, base)), [line("b", "in-x", 1, { ...base, ...difference })]),
    )
    expect(cart.lines.map(({ id }) => id)).toEqual(["a", "b"])
  })

  test("[CAR-7d] a repeated request adds nothing, whether its line is unchanged, merged, changed or removed", () => {
    const put = [line("a", "in-cola"), line("b", "in-cola", 2), line("c", "in-bread")]
    const first = expectOk(addLines(empty, put)).cart
    expect(quantities(first)).toEqual({ "in-cola": 3, "in-bread": 1 })
    const again = expectOk(addLines(first, put))
    expect([again.changed, again.cart]).toEqual([false, first])
    const afterChanges = expectOk(
      changeLines(first, [
        { line: "c", remove: true },
        { line: "a", to: { productId: "in-tea" } },
      ]),
    ).cart
    expect(quantities(expectOk(addLines(afterChanges, put)).cart)).toEqual({ "in-tea": 3 })
  })
})

describe("line changes", () => {
  test("[CAR-7e] a change to a line that no longer exists does nothing and is reported", () => {
    const cart = cartOf(line("a", "in-cola"), line("b", "in-tea"))
    const changes: LineChange[] = [
      { line: "a", add: -1 },
      { line: "a", add: 5 },
      { line: "x", remove: true },
      { line: "x", to: { productId: "in-bread" } },
    ]
    const applied = expectOk(changeLines(cart, changes))
    expect([quantities(applied.cart), applied.missingLineIds]).toEqual([{ "in-tea": 1 }, ["a", "x"]])
    const unchanged = expectOk(
      changeLines(applied.cart, [
        { line: "a", add: 1 },
        { line: "b", add: 0 },
      ]),
    )
    expect([unchanged.changed, unchanged.cart]).toEqual([false, applied.cart])
  })

  test("[CAR-7e] a merged line can be changed by the id of either line", () => {
    const { cart } = expectOk(addLines(cartOf(line("a", "in-cola")), [line("b", "in-cola")]))
    expect(quantities(expectOk(changeLines(cart, [{ line: "b", add: 2 }])).cart)).toEqual({ "in-cola": 4 })
    const { cart: merged } = expectOk(
      changeLines({ ...cart, lines: [...cart.lines, line("c", "in-tea")] }, [
        { line: "b", to: { productId: "in-tea" } },
      ]),
    )
    expect(
      quantities(
        expectOk(
          changeLines(merged, [
            { line: "a", add: 1 },
            { line: "b", add: 1 },
          ]),
        ).cart,
      ),
    ).toEqual({ "in-tea": 5 })
  })

  test("[CAR-1b] a reconfigured line keeps its id and quantity, and nothing of its old configuration", () => {
    const cart = cartOf(line("a", "in-margherita", 3, changedPizza))
    const { cart: after, changedLineIds } = expectOk(changeLines(cart, [{ line: "a", to: { productId: "in-cola" } }]))
    expect([after.lines, [...changedLineIds]]).toEqual([[line("a", "in-cola", 3)], ["a"]])
  })
})

describe("limits", () => {
  const many = Array.from({ length: cartLimits.lines }, (_, index) => line(`l${index}`, `in-${index}`))
  test.each<[string, CartChangeResult]>([
    ["a line", changeLines(cartOf(line("a", "in-cola", 20)), [{ line: "a", add: 1 }])],
    ["a merged line", addLines(cartOf(line("a", "in-cola", 15)), [line("b", "in-cola", 6)])],
    [
      "a reconfigured line",
      changeLines(cartOf(line("a", "in-cola", 15), line("b", "in-tea", 6)), [
        { line: "b", to: { productId: "in-cola" } },
      ]),
    ],
    [
      "all items",
      addLines(cartOf(line("a", "in-1", 20), line("b", "in-2", 20), line("c", "in-3", 20)), [line("d", "in-4")]),
    ],
    ["the lines", addLines(cartOf(...many), [line("z", "in-z")])],
  ])("[CAR-8a] [CAR-8b] a change that exceeds the limit of %s is refused", (_, applied) => {
    expect(applied).toEqual({ ok: false, code: "CART_FULL" })
  })

  test("[CAR-8b] removing is never refused, even if a limit was lowered meanwhile", () => {
    const cart = cartOf(line("a", "in-cola", cartLimits.items + 5))
    expect(quantities(expectOk(changeLines(cart, [{ line: "a", add: -1 }])).cart)).toEqual({
      "in-cola": cartLimits.items + 4,
    })
  })

  test("[CAR-8b] reconfiguring a line into another one adds no item, so it isn't refused if the limit was lowered meanwhile", () => {
    const others = Array.from({ length: 4 }, (_, index) => line(`o${index}`, `in-${index}`, 15))
    const cart = cartOf(line("a", "in-cola", 2), line("b", "in-tea", 1), ...others)
    const { cart: after } = expectOk(changeLines(cart, [{ line: "b", to: { productId: "in-cola" } }]))
    expect(quantities(after)).toMatchObject({ "in-cola": 3 })
    expect(changeLines(after, [{ line: "a", add: 1 }])).toEqual({ ok: false, code: "CART_FULL" })
  })

  test("[CAR-8a] [CAR-8b] no sequence of changes exceeds a limit, leaves a quantity of zero, or makes two lines with one configuration", () => {
    const lineId = fc.integer({ min: 0, max: 12 }).map((n) => `l${n}`)
    const product = fc.integer({ min: 0, max: 5 }).map((n) => `in-${n}`)
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ put: fc.record({ id: lineId, productId: product, quantity: fc.integer({ min: 1, max: 20 }) }) }),
      fc.record({ line: lineId, add: fc.integer({ min: -99, max: 99 }) }),
      fc.record({ line: lineId, remove: fc.constant(true as const) }),
      fc.record({ line: lineId, to: fc.record({ productId: product }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let cart = empty
        for (const each of steps) {
          const snapshot = structuredClone(cart)
          const applied = "put" in each ? addLines(cart, [each.put]) : changeLines(cart, [each])
          expect(cart).toEqual(snapshot)
          if (!applied.ok) continue
          expect(applied.changed).toBe(JSON.stringify(applied.cart) !== JSON.stringify(snapshot))
          cart = applied.cart
          const items = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
          expect(items).toBeLessThanOrEqual(cartLimits.items)
          expect(cart.lines.every(({ quantity }) => quantity >= 1 && quantity <= cartLimits.quantity)).toBe(true)
          expect(new Set(cart.lines.map(({ productId }) => productId)).size).toBe(cart.lines.length)
          const ids = [...cart.lines, ...cart.past].map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
      { numRuns: 500 },
    )
  })

  test("the list of past line ids is limited to 100", () => {
    let cart = empty
    for (let index = 0; index < 500; index++) {
      cart = expectOk(addLines(cart, [line(`l${index}`, "in-cola")])).cart
      cart = expectOk(changeLines(cart, [{ line: `l${index}`, remove: true }])).cart
    }
    expect([cart.lines, cart.past.length]).toEqual([[], 100])
  })
})

describe("two tabs", () => {
  const base = cartOf(line("a", "in-a", 10), line("b", "in-b", 10), line("c", "in-c", 5))

  /**
   * One tab's changes in sequence: it changes quantities of shared lines, and adds and increases products of its own.
   */
  const tab = (name: string) =>
    fc
      .array(
        fc.oneof(
          fc.record({ line: fc.constantFrom("a", "b"), add: fc.constantFrom(-1, 1) }),
          fc.record({ line: fc.constant("c"), remove: fc.constant(true as const) }),
          fc.record({ line: fc.constant("c"), add: fc.constant(1) }),
          fc.constantFrom("in-d", "in-e").map((productId) => ({ put: productId })),
          fc.constantFrom("in-d", "in-e").map((productId) => ({ more: productId })),
        ),
        { maxLength: 5 },
      )
      .map((steps) => {
        const ownLineIds = new Map<string, string>()
        return steps.flatMap((step, index): Step[] => {
          if ("put" in step) {
            const id = `${name}${index}`
            ownLineIds.set(step.put, id)
            return [{ put: line(id, step.put) }]
          }
          if (!("more" in step)) return [step]
          const id = ownLineIds.get(step.more)
          return id === undefined ? [] : [{ line: id, add: 1 }]
        })
      })

  test("[CAR-7e] any interleaving of two tabs' changes gives the same quantities", () => {
    fc.assert(
      fc.property(tab("x"), tab("y"), fc.array(fc.boolean(), { maxLength: 20 }), (one, other, turns) => {
        const [firstTabSteps, secondTabSteps] = [[...one], [...other]]
        const mixed: Step[] = []
        for (const turn of turns) mixed.push(...(turn ? firstTabSteps : secondTabSteps).splice(0, 1))
        mixed.push(...firstTabSteps, ...secondTabSteps)
        const finalQuantities = quantities(mixed.reduce(applyStep, base))
        expect(finalQuantities).toEqual(quantities([...one, ...other].reduce(applyStep, base)))
        const sum = (id: string) =>
          mixed.reduce((total, step) => total + ("add" in step && step.line === id ? step.add : 0), 10)
        expect([finalQuantities["in-a"], finalQuantities["in-b"]]).toEqual([sum("a"), sum("b")])
        expect(finalQuantities["in-c"] === undefined).toBe(mixed.some((step) => "remove" in step))
      }),
      { numRuns: 3000 },
    )
  })
})

import { expect, test } from "vitest"
import { box, cola, farm, sampleShelf } from "../../testing/sample-shelf.ts"
import { fillPicks } from "./fill-picks.ts"
import { createLacks, lackingIn, sayLack } from "./lacks.ts"

const lacks = (...ids: string[]) =>
  createLacks(sampleShelf.products, { until: new Map(ids.map((id) => [id, 1])), say: () => "back at 6:30 pm" })
const fill = (picks: Record<string, string>, lacking: ReturnType<typeof lacks>) => fillPicks(box, picks, lacking, "IN")

test("[CAT-7] a choice nobody made falls to the first option that can be had, and that is told", () => {
  expect(fill({}, lacks("farm"))).toEqual({
    picks: { pizza: "feast@medium" },
    told: ["Sold out: Farmhouse. In its place: Feast (+ ₹50)."],
  })
  expect(fill({ drink: "cola" }, lacks("farm", "cola"))?.picks).toEqual({
    drink: "cola",
    pizza: "feast@medium",
  })
  expect(fill({}, lacks("feast"))).toBeUndefined()
  expect(fill({}, lacks("farm", "feast"))).toBeUndefined()
})

test("[CAT-7] a pizza lacks what either half does, a box what it holds", () => {
  const whole = { kind: "plain" } as const
  expect(lackingIn(cola, whole, [], lacks())).toEqual([])
  expect(lackingIn(cola, whole, [], lacks("cola"))).toEqual(["cola"])
  const choices = { size: "medium", crust: "pan", cheese: "extra", extras: [], without: [] } as const
  expect(lackingIn(farm, { kind: "pizza", choices, half: "feast" }, [], lacks("feast"))).toEqual(["feast"])
  expect(lackingIn(box, { kind: "box", picks: {} }, ["farm@medium", "cola"], lacks("farm"))).toEqual(["farm@medium"])
})

test("[CAT-7] the reason is said with when it is over; what the menu has not is not made", () => {
  expect(sayLack(lacks("farm")("farm@medium"))).toBe("Sold out, back at 6:30 pm")
  expect(sayLack(lacks()("farm@medium"))).toBeUndefined()
  expect(sayLack(lacks()("farm@giant"))).toBe("Not made here")
  expect(sayLack(lacks()("gold"))).toBe("Not made here")
})

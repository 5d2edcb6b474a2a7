import { expect, test } from "vitest"
import { box, cola, farm, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { replaceUnavailablePicks } from "./replace-unavailable-picks.ts"
import { createUnavailabilityFinder, findUnavailablePieces, formatUnavailability } from "./unavailability.ts"

const findUnavailability = (...ids: string[]) =>
  createUnavailabilityFinder(sampleCatalog.products, {
    soldOutUntil: new Map(ids.map((id) => [id, 1])),
    formatBackAt: () => "back at 6:30 pm",
  })
const replacePicks = (picks: Record<string, string>, unavailable: ReturnType<typeof findUnavailability>) =>
  replaceUnavailablePicks(box, picks, unavailable, "IN")

test("[CAT-7a] a choice without a pick uses the first available option, with a notice", () => {
  expect(replacePicks({}, findUnavailability("farm"))).toEqual({
    picks: { pizza: "feast@medium" },
    notices: ["Farmhouse is sold out. We picked Feast instead (+ ₹50)."],
  })
  expect(replacePicks({ drink: "cola" }, findUnavailability("farm", "cola"))?.picks).toEqual({
    drink: "cola",
    pizza: "feast@medium",
  })
  expect(replacePicks({}, findUnavailability("feast"))).toBeUndefined()
  expect(replacePicks({}, findUnavailability("farm", "feast"))).toBeUndefined()
})

test("[CAT-7b] a pizza is unavailable if either half is, and a box if one of its pieces is", () => {
  const plain = { kind: "plain" } as const
  expect(findUnavailablePieces(cola, plain, [], findUnavailability())).toEqual([])
  expect(findUnavailablePieces(cola, plain, [], findUnavailability("cola"))).toEqual(["cola"])
  const choices = { size: "medium", crust: "pan", cheese: "extra", extras: [], without: [] } as const
  expect(
    findUnavailablePieces(farm, { kind: "pizza", choices, half: "feast" }, [], findUnavailability("feast")),
  ).toEqual(["feast"])
  expect(
    findUnavailablePieces(box, { kind: "box", picks: {} }, ["farm@medium", "cola"], findUnavailability("farm")),
  ).toEqual(["farm@medium"])
})

test("[CAT-7a] the text for a sold-out product says when it is back, and an unknown size or product is not available here", () => {
  expect(formatUnavailability(findUnavailability("farm")("farm@medium"))).toBe("Sold out, back at 6:30 pm")
  expect(formatUnavailability(findUnavailability()("farm@medium"))).toBeUndefined()
  expect(formatUnavailability(findUnavailability()("farm@giant"))).toBe("Not available here")
  expect(formatUnavailability(findUnavailability()("gold"))).toBe("Not available here")
})

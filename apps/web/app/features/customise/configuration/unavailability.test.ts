import { expect, test } from "vitest"
import { box, cola, farm, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { createUnavailabilityFinder, findUnavailablePieces, formatUnavailability } from "./unavailability.ts"

const createSoldOutFinder = (...ids: string[]) =>
  createUnavailabilityFinder(sampleCatalog.products, {
    soldOutUntil: new Map(ids.map((id) => [id, 1])),
    formatBackAt: () => "back at 6:30 pm",
  })

test("[CAT-7b] a pizza is unavailable if either half is, and a box if one of its pieces is", () => {
  const plain = { kind: "plain" } as const
  expect(findUnavailablePieces(cola, plain, [], createSoldOutFinder())).toEqual([])
  expect(findUnavailablePieces(cola, plain, [], createSoldOutFinder("cola"))).toEqual(["cola"])
  const choices = { size: "medium", crust: "pan", cheese: "extra", extras: [], without: [] } as const
  expect(
    findUnavailablePieces(farm, { kind: "pizza", choices, otherHalfId: "feast" }, [], createSoldOutFinder("feast")),
  ).toEqual(["feast"])
  expect(
    findUnavailablePieces(box, { kind: "box", picks: {} }, ["farm@medium", "cola"], createSoldOutFinder("farm")),
  ).toEqual(["farm@medium"])
})

test("[CAT-7a] the text for a sold-out product says when it is back, and an unknown size or product is not available here", () => {
  expect(formatUnavailability(createSoldOutFinder("farm")("farm@medium"))).toBe("Sold out, back at 6:30 pm")
  expect(formatUnavailability(createSoldOutFinder()("farm@medium"))).toBeUndefined()
  expect(formatUnavailability(createSoldOutFinder()("farm@giant"))).toBe("Not available here")
  expect(formatUnavailability(createSoldOutFinder()("gold"))).toBe("Not available here")
})

import { expect, test } from "vitest"
import { box, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { replaceUnavailableDefaults } from "./replace-unavailable-defaults.ts"
import { createUnavailabilityFinder } from "./unavailability.ts"

const createSoldOutFinder = (...ids: string[]) =>
  createUnavailabilityFinder(sampleCatalog.products, {
    soldOutUntil: new Map(ids.map((id) => [id, 1])),
    formatBackAt: () => "back at 6:30 pm",
  })
const replaceDefaults = (picks: Record<string, string>, finder: ReturnType<typeof createSoldOutFinder>) =>
  replaceUnavailableDefaults(box, picks, finder, "IN")

test("[CAT-7a] a choice without a pick uses the first available option, with a notice", () => {
  expect(replaceDefaults({}, createSoldOutFinder("farm"))).toEqual({
    picks: { pizza: "feast@medium" },
    notices: ["Farmhouse is sold out. We picked Feast instead (+ ₹50)."],
  })
  expect(replaceDefaults({ drink: "cola" }, createSoldOutFinder("farm", "cola"))?.picks).toEqual({
    drink: "cola",
    pizza: "feast@medium",
  })
  expect(replaceDefaults({}, createSoldOutFinder("feast"))).toBeUndefined()
  expect(replaceDefaults({}, createSoldOutFinder("farm", "feast"))).toBeUndefined()
})

import { expect, test } from "vitest"
import { box, farm, sampleShelf } from "../../testing/sample-shelf.ts"
import { readConfiguration } from "./read-configuration.ts"
import { sayChange } from "./say-change.ts"
import { sayItem } from "./say-item.ts"

const read = (text: string, of = farm) => readConfiguration(new URLSearchParams(text), of, sampleShelf).configuration
const change = (before: string, after: string, of = farm) =>
  sayChange(of, read(before, of), read(after, of), sampleShelf, "IN")

const say = (text: string) => sayItem(farm, read(text), sampleShelf)

test("[CAT-3] each choice is told with what all of it costs now", () => {
  expect(change("size=medium", "size=medium&add=olive")).toBe("Added Black olives, ₹329")
  expect(change("size=medium&add=olive", "size=medium&add=olive:2")).toBe("Added Black olives, 2 times, ₹389")
  expect(change("size=medium&add=olive:2", "size=medium&add=olive")).toBe("One less Black olives, ₹329")
  expect(change("size=medium&add=olive", "size=medium")).toBe("Took off Black olives, ₹269")
  expect(change("size=medium", "size=medium&without=capsicum")).toBe("Without Capsicum, ₹269")
  expect(change("size=medium&without=onion", "size=medium")).toBe("With Red onion again, ₹269")
  expect(change("size=medium", "size=large&crust=pan")).toBe("Large, Deep pan, ₹409")
  expect(change("size=medium", "size=medium&half=feast")).toBe("Half Feast, ₹269")
  expect(change("size=medium&half=feast", "size=medium")).toBe("All Farmhouse, ₹269")
  expect(change("", "pick.pizza=feast@medium", box)).toBe("Your pizza: Feast, ₹550")
  expect(change("size=medium", "size=medium")).toBe("")
})

test("[CAT-3] in a few words what it is", () => {
  expect(say("")).toBe("Regular")
  expect(say("size=medium&crust=pan&half=feast&add=olive:2,corn&without=onion")).toBe(
    "Medium, Deep pan, half and half, 3 extras, 1 left out",
  )
})

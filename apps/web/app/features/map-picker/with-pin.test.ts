import { expect, test } from "vitest"
import { withPin } from "./with-pin.ts"

test("[LOC-7b] the URL contains the pin’s new position and its name, not the name of the earlier place", () => {
  const params = new URLSearchParams("for=address&from=cart&latitude=1&longitude=2&label=Old&store=BLR01")
  expect(String(withPin(params, { latitude: 12.5, longitude: 77.25 }, "New"))).toBe(
    "for=address&from=cart&latitude=12.5&longitude=77.25&label=New&store=BLR01",
  )
  expect(withPin(params, { latitude: 12.5, longitude: 77.25 }).has("label")).toBe(false)
})

test("[LOC-7b] the city stays in the URL until the pin is moved", () => {
  const params = new URLSearchParams("latitude=7.29&longitude=80.63&in=Kandy")
  expect(withPin(params, { latitude: 7.29, longitude: 80.63 }).get("in")).toBe("Kandy")
  expect(withPin(params, { latitude: 7.2907, longitude: 80.63 }).has("in")).toBe(false)
})

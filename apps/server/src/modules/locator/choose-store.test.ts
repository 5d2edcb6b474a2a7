import { expect, test } from "vitest"
import { chooseStore } from "./choose-store.ts"

const square = (size: number) => [
  { latitude: -size, longitude: -size },
  { latitude: -size, longitude: size },
  { latitude: size, longitude: size },
  { latitude: size, longitude: -size },
]
const store = (id: string, priority: number, latitude: number, size = 1) => ({
  id,
  priority,
  latitude,
  longitude: 0,
  area: square(size),
})
const here = { latitude: 0.1, longitude: 0.1 }

test("[LOC-2] where areas overlap the highest priority delivers, however far it is", () => {
  expect(chooseStore([store("near", 1, 0.1), store("far", 2, 0.9), store("middle", 1, 0.5)], here)?.id).toBe("far")
})

test("[LOC-2] among equal priorities the nearest delivers, whatever the order they come in", () => {
  const stores = [store("b", 1, 0.5), store("a", 1, 0.2), store("c", 1, 0.9)]
  expect(chooseStore(stores, here)?.id).toBe("a")
  expect(chooseStore(stores.toReversed(), here)?.id).toBe("a")
})

test("[LOC-2] two stores at one spot: the same answer on every node", () => {
  const stores = [store("b", 1, 0.5), store("a", 1, 0.5)]
  expect(chooseStore(stores, here)?.id).toBe("a")
  expect(chooseStore(stores.toReversed(), here)?.id).toBe("a")
})

test("[LOC-2] a store whose ring does not hold the place is passed over, whatever its priority", () => {
  expect(chooseStore([store("small", 9, 0, 0.05), store("large", 1, 0.5)], here)?.id).toBe("large")
  expect(chooseStore([store("small", 9, 0, 0.05)], here)).toBeUndefined()
})

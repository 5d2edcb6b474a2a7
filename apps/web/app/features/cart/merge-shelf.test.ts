import { expect, test } from "vitest"
import { mergeShelf } from "./merge-shelf.ts"

const shelf = (...said: string[]) =>
  said.map((each) => ({ productId: each.split(" ")[0] ?? "", reason: each.split(" ")[1] ?? "" }))

test("[CAR-5] what stays on the shelf keeps its place and says what holds now; what is new comes behind", () => {
  const merged = mergeShelf(shelf("cola old", "dip old", "cake old"), shelf("lava new", "cake new", "cola new"))
  expect(merged).toEqual(shelf("cola new", "cake new", "lava new"))
})

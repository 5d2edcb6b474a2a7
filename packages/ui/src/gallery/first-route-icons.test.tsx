import { expect, test } from "vitest"
import * as icons from "../icon/icons.tsx"
import { firstRouteIcons } from "./action-sections.tsx"

test("the gallery shows every icon of the first route", () => {
  expect(firstRouteIcons).toEqual({ ...icons })
})

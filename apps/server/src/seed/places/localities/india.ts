import type { PlaceRows } from "../place-rows.ts"
import { delhiLocalities } from "./india-delhi.ts"
import { eastLocalities } from "./india-east.ts"
import { northLocalities } from "./india-north.ts"
import { southLocalities } from "./india-south.ts"
import { westLocalities } from "./india-west.ts"

export const indiaLocalities: PlaceRows = {
  ...delhiLocalities,
  ...northLocalities,
  ...westLocalities,
  ...southLocalities,
  ...eastLocalities,
}

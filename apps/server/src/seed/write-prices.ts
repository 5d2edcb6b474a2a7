import type { PriceBySize } from "@hearth/domain/menu/kitchen.ts"

/** What something costs on top of a pizza, by its size, in minor units. */
export function fromRegular(regular: number, medium: number, large: number): PriceBySize {
  return { regular, medium, large }
}

export function fromPersonal(personal: number, medium: number, large: number): PriceBySize {
  return { personal, medium, large }
}

/** Not in the smallest size. */
export function fromMedium(medium: number, large: number): PriceBySize {
  return { medium, large }
}

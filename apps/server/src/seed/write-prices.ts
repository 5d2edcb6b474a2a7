import type { PriceBySize } from "@hearth/domain/menu/pizza-options.ts"

/** A surcharge by the pizza's size, in minor units. */
export function fromRegular(regular: number, medium: number, large: number): PriceBySize {
  return { regular, medium, large }
}

export function fromPersonal(personal: number, medium: number, large: number): PriceBySize {
  return { personal, medium, large }
}

/** For options that are not available in the smallest size. */
export function fromMedium(medium: number, large: number): PriceBySize {
  return { medium, large }
}

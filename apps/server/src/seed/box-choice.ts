import type { SeedChoice } from "./menu-schema.ts"

/** A piece without a surcharge, or a piece with its surcharge. */
type Option = string | readonly [piece: string, surcharge: number]

/**
 * A choice that the customer has in a box, such as
 * `boxChoice("drink", "Your drink", "in-cola", ["in-mango-lassi", 30_00])`. The first option is the default. `more` is
 * an option's surcharge.
 */
export function boxChoice(id: string, title: string, ...options: readonly Option[]): SeedChoice {
  return {
    id,
    title,
    options: options.map((option) =>
      typeof option === "string" ? { piece: option, more: 0 } : { piece: option[0], more: option[1] },
    ),
  }
}

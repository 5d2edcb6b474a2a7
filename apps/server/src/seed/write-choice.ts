import type { SeedChoice } from "./menu-schema.ts"

/** A piece without a surcharge, or a piece with its surcharge. */
type Option = string | readonly [piece: string, more: number]

/** `choice("drink", "Your drink", "in-cola", ["in-mango-lassi", 30_00])`: the first option is the default. */
export function choice(id: string, title: string, ...options: readonly Option[]): SeedChoice {
  return {
    id,
    title,
    options: options.map((option) =>
      typeof option === "string" ? { piece: option, more: 0 } : { piece: option[0], more: option[1] },
    ),
  }
}

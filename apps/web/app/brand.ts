/**
 * The only file with the brand's name and tagline: a chain sets its own here, and its colours in the tokens of
 * packages/ui.
 */
export const brand = {
  name: "Hearth",
  tagline: "Wood-fire taste, at your door",
} as const

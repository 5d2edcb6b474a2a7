/** The one place that names the brand: a chain puts its own here, and its colours into the ui kit's tokens. */
export const brand = {
  name: "Hearth",
  tagline: "Wood-fire taste, at your door",
} as const

/** The only file with the brand's name and tagline: a chain sets its own here, and its colours in packages/ui. */
export const name = "Hearth"
export const tagline = "Wood-fire taste, at your door"

/**
 * The brand's name and tagline. A chain sets its own here, and its colours in packages/ui. Messages, the console and
 * page titles write the name out, so a chain has to change it there too.
 */
export const name = "Hearth"
export const tagline = "Wood-fire taste, at your door"

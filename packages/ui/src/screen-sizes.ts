/*
 * Which screens get which layout, defined once for styles and scripts. A phone in landscape is wider than many tablets
 * but shorter than all of them, so the desktop layout also requires a height.
 */

/** A height that every tablet and laptop window has. */
const TALL_ENOUGH = "(min-height: 500px)"

/** SHL-1: over 770 px wide. */
export const DESKTOP = `(min-width: 771px) and ${TALL_ENOUGH}`
/** Wide enough for a second column beside the content. */
export const ROOMY = `(min-width: 960px) and ${TALL_ENOUGH}`
/** Wide enough for the menu with the cart beside it. */
export const SPACIOUS = `(min-width: 1100px) and ${TALL_ENOUGH}`

/** The definitions of `@media (--name)` in style sheets. */
export const customMedia: Readonly<Record<string, string>> = {
  "--desktop": DESKTOP,
  "--phone": `not all and ${DESKTOP}`,
  "--roomy": ROOMY,
  "--not-roomy": `not all and ${ROOMY}`,
  "--spacious": SPACIOUS,
  // A phone in landscape, but not one in portrait whose keyboard is open.
  "--landscape-phone": "(max-height: 499.98px) and (min-width: 560px)",
}

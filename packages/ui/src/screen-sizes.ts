/*
 * Which screens get which layout, once for styles and scripts. A phone that lies on its side is wider than many a tablet
 * and lower than any: width alone does not make a desk.
 */

/** Lower than a tablet or a laptop's window ever is. */
const TALL_ENOUGH = "(min-height: 500px)"

/** SHL-1: over 770 px wide. */
export const DESKTOP = `(min-width: 771px) and ${TALL_ENOUGH}`
/** A second column beside the content. */
export const ROOMY = `(min-width: 960px) and ${TALL_ENOUGH}`
/** The menu with the cart beside it. */
export const SPACIOUS = `(min-width: 1100px) and ${TALL_ENOUGH}`

/** What `@media (--name)` in a style sheet stands for. */
export const customMedia: Readonly<Record<string, string>> = {
  "--desktop": DESKTOP,
  "--phone": `not all and ${DESKTOP}`,
  "--roomy": ROOMY,
  "--not-roomy": `not all and ${ROOMY}`,
  "--spacious": SPACIOUS,
  // A phone on its side; not one held upright whose keyboard is open.
  "--landscape-phone": "(max-height: 499.98px) and (min-width: 560px)",
}

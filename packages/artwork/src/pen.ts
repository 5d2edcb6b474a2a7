import { hashText, type Random, seedRandom } from "./seed-random.ts"
import { formatFine } from "./shapes/format-number.ts"

/** `full` is rendered ahead and may use filters; `live` is painted in the page at each choice and may not. */
export type Detail = "full" | "live"

/** What every drawing gets: its own random row, the detail wanted, and a place for definitions shared by its parts. */
export interface Pen {
  readonly random: Random
  readonly detail: Detail
  /** Registers a definition once and answers its unique id in the document. */
  define(name: string, write: (id: string) => string): string
  definitions(): string
}

export function createPen(seed: string, detail: Detail): Pen {
  // Several pictures stand in one page: ids of gradients must not meet.
  const prefix = `p${hashText(`${seed}/${detail}`).toString(36)}-`
  const definitions = new Map<string, { id: string; text: string }>()
  return {
    random: seedRandom(seed),
    detail,
    define(name, write) {
      const known = definitions.get(name)
      if (known) return known.id
      // Numbered, not named: a live picture repeats its ids by the hundred.
      const made = { id: `${prefix}${definitions.size.toString(36)}`, text: "" }
      definitions.set(name, made)
      made.text = write(made.id)
      return made.id
    },
    definitions: () => [...definitions.values()].map(({ text }) => text).join(""),
  }
}

/** A pen with the same definitions and its own random row, so that one part’s change does not shift the others. */
export function branchPen(pen: Pen, seed: string): Pen {
  return { ...pen, random: seedRandom(seed) }
}

/** Offset, colour and, where not 1, opacity. */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number]

/** A radial gradient, lit from the upper left unless told otherwise. Shares of the shape’s box. */
export function radialGradient(
  pen: Pen,
  name: string,
  stops: readonly GradientStop[],
  [cx, cy, r] = [0.4, 0.34, 0.72],
): string {
  const id = pen.define(
    name,
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${writeStops(stops)}</radialGradient>`,
  )
  return `url(#${id})`
}

/** A radial gradient in the drawing’s own units. */
export function radialGradientAt(
  pen: Pen,
  name: string,
  stops: readonly GradientStop[],
  [cx, cy, r]: readonly number[],
): string {
  const id = pen.define(
    name,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${writeStops(stops)}</radialGradient>`,
  )
  return `url(#${id})`
}

/** A linear gradient; `[x1, y1, x2, y2]` are shares of the shape’s box. */
export function linearGradient(
  pen: Pen,
  name: string,
  stops: readonly GradientStop[],
  [x1, y1, x2, y2] = [0, 0, 0, 1],
): string {
  const id = pen.define(
    name,
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${writeStops(stops)}</linearGradient>`,
  )
  return `url(#${id})`
}

function writeStops(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${formatFine(offset)}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${formatFine(opacity)}"`}/>`,
    )
    .join("")
}

import { hashText, type Random, seedRandom } from "./seed-random.ts"
import { formatFine } from "./shapes/format-number.ts"

/** `full` uses filters and is drawn once; `live` uses none, because the page may have to paint it at every tap. */
export type Detail = "full" | "live"

/** The context of every drawing: its random numbers, the level of detail, and the definitions that its parts share. */
export interface DrawingContext {
  readonly random: Random
  readonly detail: Detail
  /** Adds a definition, unless one with this name exists, and returns its id, which is unique in the page. */
  define(name: string, write: (id: string) => string): string
  definitions(): string
}

export function createPen(seed: string, detail: Detail): DrawingContext {
  // Several pictures share one page, so the ids of gradients must not collide.
  const prefix = `p${hashText(`${seed}/${detail}`).toString(36)}-`
  const definitions = new Map<string, { id: string; text: string }>()
  return {
    random: seedRandom(seed),
    detail,
    define(name, write) {
      const existingDefinition = definitions.get(name)
      if (existingDefinition) return existingDefinition.id
      // Ids are short numbers, because a live picture repeats them hundreds of times.
      const definition = { id: `${prefix}${definitions.size.toString(36)}`, text: "" }
      definitions.set(name, definition)
      definition.text = write(definition.id)
      return definition.id
    },
    definitions: () => [...definitions.values()].map(({ text }) => text).join(""),
  }
}

/**
 * Returns a context with the same definitions and random numbers of its own, so that a change to one part of a drawing
 * doesn't move the others.
 */
export function branchPen(pen: DrawingContext, seed: string): DrawingContext {
  return { ...pen, random: seedRandom(seed) }
}

/** Offset, colour and opacity (1 if missing). */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number]

/** A radial gradient, lit from the upper left by default. Coordinates are shares of the shape’s box. */
export function radialGradient(
  pen: DrawingContext,
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
  pen: DrawingContext,
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
  pen: DrawingContext,
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

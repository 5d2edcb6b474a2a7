import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import type { Topping } from "./topping.ts"

type Colours = readonly [light: string, middle: string, dark: string]

/** Minced meat lies in loose crumbles. */
function crumbleOf(label: string, colours: Colours): Topping {
  return {
    label,
    count: 34,
    spacing: 28,
    outerRadius: 14,
    surface: "meat",
    layer: 2,
    colour: colours[1],
    draw({ random, detail }) {
      const outline = blob(random, { radius: 13, wobble: 0.6, points: 9 })
      let svg = `<path d="${outline}" fill="${colours[2]}"/>`
      for (let i = 0; i < (detail === "full" ? 7 : 4); i++) {
        const position = { x: between(random, -8, 8), y: between(random, -8, 8) }
        svg += `<path d="${blob(random, { ...position, radius: between(random, 3.4, 6.2), wobble: 0.5, points: 7 })}" fill="${colours[i % 2 ? 0 : 1]}"/>`
      }
      return { outline, svg }
    },
  }
}

export const chickenKeema = crumbleOf("chicken keema", ["#dca066", "#c07a40", "#854517"])
export const muttonKeema = crumbleOf("mutton keema", ["#9c5a32", "#7c3f1e", "#4b200c"])
export const beef = crumbleOf("beef", ["#8d4f32", "#6f371f", "#42190c"])

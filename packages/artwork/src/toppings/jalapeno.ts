import { radialGradient } from "../pen.ts"
import { degrees, formatNumber } from "../shapes/format-number.ts"
import { blob } from "../shapes/blob.ts"
import type { Topping } from "./topping.ts"

type Colours = readonly [skin: string, light: string, flesh: string, seed: string]

function chilliRing(name: string, label: string, [skin, light, flesh, seed]: Colours): Topping {
  return {
    label,
    count: 18,
    spacing: 46,
    outerRadius: 15,
    surface: "wet",
    layer: 2,
    colour: skin,
    draw(pen) {
      const outline = blob(pen.random, { radius: 13.5, wobble: 0.1, points: 10, squash: 0.92 })
      const fill = radialGradient(pen, name, [
        [0, light],
        [1, flesh],
      ])
      let chambers = ""
      for (let i = 0; i < 3; i++) {
        /* Three seed chambers, a third of a circle (in radians) apart. */
        const angle = i * 2.094
        const transform = `translate(${formatNumber(Math.cos(angle) * 5)} ${formatNumber(Math.sin(angle) * 4.6)}) rotate(${degrees(angle + 1.57)})`
        chambers += `<g transform="${transform}"><ellipse rx="3.9" ry="2.7" fill="${skin}" opacity=".5"/><ellipse cx="-1" rx="1.5" ry="1.1" fill="${seed}"/>${pen.detail === "full" ? `<ellipse cx="1.9" cy=".4" rx="1.3" ry="1" fill="${seed}"/>` : ""}</g>`
      }
      return {
        outline,
        svg: `<path d="${outline}" fill="${skin}"/><ellipse rx="10.6" ry="9.8" fill="${fill}"/>${chambers}<circle r="1.8" fill="${light}"/>`,
      }
    },
  }
}

export const jalapeno = chilliRing("jalapeno", "jalapeño", ["#3c7a1c", "#e4f0a4", "#a9cd5c", "#fff8d2"])
export const redPaprika = chilliRing("red-paprika", "red paprika", ["#b0200f", "#ff9a74", "#e5492c", "#ffe3b0"])

import { blurFilter } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { formatFine, formatNumber } from "../../shapes/format-number.ts"
import type { Plate } from "../plate.ts"

const BODY =
  "M-34 -186C-34 -150 -84 -134 -84 -84V-62C-78 -52 -78 -40 -84 -30V64C-78 74 -78 86 -84 96V192Q-84 220 -58 222H58Q84 220 84 192V96C78 86 78 74 84 64V-30C78 -40 78 -52 84 -62V-84C84 -134 34 -150 34 -186Z"

export const waterBottle: Plate = {
  label: "A bottle of water",
  colour: "#a9d3e2",
  draw(pen) {
    const water = linearGradient(
      pen,
      "water",
      [
        [0, "#5fa6c4", 0.9],
        [0.22, "#d9f1fa", 0.92],
        [0.5, "#b5e0f0", 0.9],
        [0.8, "#8ccbe2", 0.92],
        [1, "#3d83a3", 0.95],
      ],
      [0, 0, 1, 0],
    )
    const label = linearGradient(
      pen,
      "bottle-label",
      [
        [0, "#8f2013"],
        [0.3, "#d9442f"],
        [0.7, "#c8321f"],
        [1, "#7a180d"],
      ],
      [0, 0, 1, 0],
    )
    const cap = linearGradient(
      pen,
      "cap",
      [
        [0, "#124a29"],
        [0.35, "#3a9a62"],
        [1, "#0f3f22"],
      ],
      [0, 0, 1, 0],
    )
    let ribs = ""
    for (let x = -30; x <= 30; x += 7.5) ribs += `M${formatNumber(x)} -222V-192`
    return (
      `<ellipse cx="14" cy="216" rx="100" ry="20" fill="#2a2018" opacity=".45"${blurFilter(pen, 9)}/>` +
      `<path d="${BODY}" fill="${water}"/><path d="M-60 -118Q0 -104 60 -118" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>` +
      `<path d="M-84 -30Q0 -14 84 -30V64Q0 80 -84 64Z" fill="${label}"/>${flame()}` +
      `<path d="M-84 -62Q0 -46 84 -62M-84 96Q0 112 84 96M-82 130Q0 146 82 130M-82 164Q0 180 82 164" fill="none" stroke="#fff" stroke-width="3" opacity=".45"/>` +
      drops(pen) +
      `<path d="M-62 -96V186" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".55"${blurFilter(pen, 2.4)}/><path d="M66 -70V170" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4"${blurFilter(pen, 1.6)}/>` +
      `<rect x="-38" y="-228" width="76" height="40" rx="7" fill="${cap}"/><path d="${ribs}" stroke="#0b2f19" stroke-width="2" opacity=".5"/><rect x="-36" y="-190" width="72" height="9" rx="4" fill="#d9eef5"/>`
    )
  },
}

/** Draws the brand's mark on the label. */
function flame(): string {
  return `<path d="M0 -20C20 2 28 16 22 34C16 52 -16 52 -22 34C-26 20 -14 14 -12 2C-4 10 0 6 0 -20Z" fill="#ffe3b8"/><path d="M2 12C12 22 14 30 10 38C6 46 -8 46 -10 36C-10 28 0 26 2 12Z" fill="#f26b21"/>`
}

function drops(pen: DrawingContext): string {
  let svg = ""
  for (let i = 0; i < (pen.detail === "full" ? 44 : 16); i++) {
    const r = between(pen.random, 1.4, 4.4)
    svg += `<ellipse cx="${formatNumber(between(pen.random, -76, 76))}" cy="${formatNumber(between(pen.random, -90, 210))}" rx="${formatNumber(r)}" ry="${formatNumber(r * 1.25)}" fill="#fff" opacity="${formatFine(between(pen.random, 0.3, 0.7))}"/>`
  }
  return svg
}

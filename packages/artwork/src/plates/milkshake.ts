import { creamSwirl } from "./cream-swirl.ts"
import { glass } from "./glass.ts"
import { berry } from "./lava-cake.ts"
import type { Plate } from "./plate.ts"

export const milkshake: Plate = {
  label: "A milkshake with whipped cream",
  colour: "#e2b48a",
  draw: (pen) =>
    glass(pen, {
      name: "milkshake",
      liquid: ["#f3d3ad", "#dba97c", "#b97d50"],
      surface: "#f6dcbb",
      ice: 0,
      bubbles: 10,
      straw: "#c8321f",
      inside: () =>
        `<g fill="none" stroke="#4a1e0c" stroke-linecap="round" opacity=".8"><path d="M-92 -80C-70 -20 -88 30 -60 80S-66 170 -40 190" stroke-width="13"/><path d="M84 -84C56 -30 84 20 60 70S66 150 48 180" stroke-width="11"/></g>`,
      garnish: (pen) => creamSwirl(pen, -6, -112, 0.86, ["#fffdf8", "#ead7b8"]) + berry(pen, 6, -234),
    }),
}

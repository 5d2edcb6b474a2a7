import { creamSwirl } from "../desserts/cream-swirl.ts"
import { type Flavour, flavourOf } from "../flavours.ts"
import { glass } from "./glass.ts"
import { berry } from "../desserts/lava-cake.ts"
import type { Plate } from "../plate.ts"

const vanilla: Flavour = { label: "vanilla", light: "#f3d3ad", middle: "#dba97c", dark: "#b97d50" }

export const milkshake: Plate = {
  label: (ingredients) => `A ${flavourOf(ingredients, vanilla).label} milkshake with whipped cream`,
  colour: (ingredients) => flavourOf(ingredients, vanilla).middle,
  draw(pen, ingredients) {
    const { label: word, light, middle, dark } = flavourOf(ingredients, vanilla)
    const streak = word === "strawberry" ? "#b3203c" : "#4a1e0c"
    return glass(pen, {
      name: "milkshake",
      liquid: [light, middle, dark],
      surfaceColour: light,
      ice: 0,
      bubbles: 10,
      strawColour: "#c8321f",
      inside: () =>
        `<g fill="none" stroke="${streak}" stroke-linecap="round" opacity=".8"><path d="M-92 -80C-70 -20 -88 30 -60 80S-66 170 -40 190" stroke-width="13"/><path d="M84 -84C56 -30 84 20 60 70S66 150 48 180" stroke-width="11"/></g>`,
      garnish: (pen) => creamSwirl(pen, -6, -112, 0.86, ["#fffdf8", "#ead7b8"]) + berry(pen, 6, -234),
    })
  },
}

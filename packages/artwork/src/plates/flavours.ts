export interface Flavour {
  /** The flavour's name in an alt text. */
  label: string
  light: string
  middle: string
  dark: string
}

/** The flavours that give a drink, an ice cream or a pudding its colours. */
const flavours = {
  mango: { label: "mango", light: "#ffdc7a", middle: "#fbb838", dark: "#e08d14" },
  "green-mango": { label: "green mango", light: "#eef0a8", middle: "#cfd35c", dark: "#98a42c" },
  strawberry: { label: "strawberry", light: "#ffdbe0", middle: "#f6a5b2", dark: "#cf6a80" },
  "rose-syrup": { label: "rose", light: "#ffd9e2", middle: "#f58fae", dark: "#c93f70" },
  "cocoa-powder": { label: "chocolate", light: "#c9976c", middle: "#8f5a36", dark: "#54290f" },
  chocolate: { label: "chocolate", light: "#b07a52", middle: "#7e4a2a", dark: "#4a2410" },
  coffee: { label: "coffee", light: "#f3d3ad", middle: "#dba97c", dark: "#b97d50" },
  guava: { label: "guava", light: "#ffc4b4", middle: "#f78d80", dark: "#d55a56" },
  watermelon: { label: "watermelon", light: "#ff8f80", middle: "#ee4a46", dark: "#bd2028" },
  "passion-fruit": { label: "passion fruit", light: "#ffe07a", middle: "#f8b522", dark: "#d97f08" },
  "wood-apple": { label: "wood apple", light: "#c08a58", middle: "#8a5226", dark: "#54290c" },
  tamarind: { label: "tamarind", light: "#c47a44", middle: "#934414", dark: "#5a2206" },
  "coconut-water": { label: "coconut water", light: "#fbfdf4", middle: "#eef3e2", dark: "#d6dfc8" },
  carrot: { label: "carrot", light: "#ffb26a", middle: "#f0812c", dark: "#bf4e0c" },
  "kithul-treacle": { label: "treacle", light: "#fffaf0", middle: "#f6ead2", dark: "#dcc49a" },
  jaggery: { label: "jaggery", light: "#f4d3a2", middle: "#dca566", dark: "#a9692c" },
  caramel: { label: "caramel", light: "#ffe6a8", middle: "#f5c566", dark: "#cf8a26" },
  coconut: { label: "coconut", light: "#ffffff", middle: "#f6f1e6", dark: "#d9cdb6" },
  saffron: { label: "saffron", light: "#fff0bc", middle: "#fbd774", dark: "#dda63a" },
  mint: { label: "mint", light: "#f1f6da", middle: "#d8e4ae", dark: "#aabf74" },
} as const satisfies Record<string, Flavour>

/** Returns the first flavour among the ingredients, or the dish's usual one. */
export function flavourOf(ingredients: readonly string[], defaultFlavour: Flavour): Flavour {
  const flavourName = ingredients.find((name): name is keyof typeof flavours => Object.hasOwn(flavours, name))
  return flavourName ? flavours[flavourName] : defaultFlavour
}

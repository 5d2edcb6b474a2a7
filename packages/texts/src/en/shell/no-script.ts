/** For browsers without scripts. */
export const orderingNeedsJavaScript = <Node>(phone: Node) => [
  "Ordering online needs JavaScript. Turn it on to add items and pay, or order by phone: ",
  phone,
  ".",
]
export const energy = (kcal: number) => `${kcal} kcal`
export const contains = (allergens: readonly string[]) => `Contains ${allergens.join(", ")}`
export const backToMenu = "Back to the menu"

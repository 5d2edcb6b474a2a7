export type FoodType = "VEG" | "NON_VEG"

export interface PizzaRecipe {
  kind: "pizza"
  crust: "hand-tossed" | "thin" | "pan" | "cheese-burst"
  sauce: "tomato" | "makhani" | "white" | "pesto" | "barbecue" | "peri-peri"
  cheese: "mozzarella" | "cheddar-blend" | "extra"
  toppings: readonly string[]
}

/** The recipe of a side, drink, dessert, rice, pasta or box. `drawing` names the small drawing of this product. */
export interface PlateRecipe {
  kind: "plate"
  drawing: string
  ingredients: readonly string[]
}

/** What a product is made of. Its picture, veg mark, allergens, energy and alt text are derived from the recipe. */
export type Recipe = PizzaRecipe | PlateRecipe

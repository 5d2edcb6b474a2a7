import type { SeedProduct } from "../../menu-schema.ts"
import { searchWords } from "../../search-words.ts"
import { boxChoice } from "../../box-choice.ts"
import { plate } from "../../write-recipe.ts"

export const combos: readonly SeedProduct[] = [
  {
    id: "bd-combo-duo",
    name: "Tikka Duo",
    description: "A medium chicken pizza, Garlic Bread or another side, and two Gondhoraj Lemonades for two.",
    type: "COMBO",
    recipe: plate("combo-box", "chicken-tikka", "bread", "lemon"),
    includes: ["bd-lemonade", "bd-lemonade"],
    choices: [
      boxChoice(
        "pizza",
        "Your medium pizza",
        "bd-chicken-tikka@medium",
        "bd-barbecue-chicken@medium",
        "bd-keema-egg@medium",
        ["bd-naga-chicken@medium", 30_00],
      ),
      boxChoice(
        "side",
        "Your side",
        "bd-garlic-bread",
        "bd-potato-wedges",
        ["bd-stuffed-garlic-bread", 60_00],
        ["bd-beef-rolls", 60_00],
      ),
    ],
    price: 949_00,
    searchWords: [...searchWords.combo, ...searchWords.murgi, "couple"],
    serves: "Serves 2",
  },
  {
    id: "bd-combo-beef",
    name: "Beef Lovers' Box",
    description: "Two medium beef pizzas of your choice and two Chilled Colas.",
    type: "COMBO",
    recipe: plate("combo-box", "beef", "pepperoni", "cola"),
    includes: ["bd-cola", "bd-cola"],
    choices: [
      boxChoice("first", "First pizza", "bd-naga-beef@medium", "bd-kala-bhuna@medium", [
        "bd-loaded-beef@medium",
        200_00,
      ]),
      boxChoice("second", "Second pizza", "bd-beef-pepperoni@medium", "bd-kala-bhuna@medium", "bd-naga-beef@medium"),
    ],
    price: 1549_00,
    searchWords: [...searchWords.combo, ...searchWords.goru],
    serves: "Serves 3 to 4",
  },
  {
    id: "bd-combo-family",
    name: "Family Adda Box",
    description: "A large pizza, a medium one, Naga Wings and two desserts: an evening of adda for four.",
    type: "COMBO",
    recipe: plate("combo-box", "grilled-chicken", "capsicum", "chicken-wings", "cocoa-cake"),
    includes: ["bd-naga-wings"],
    choices: [
      boxChoice(
        "large",
        "Your large pizza",
        "bd-barbecue-chicken@large",
        "bd-chicken-tikka@large",
        ["bd-naga-beef@large", 150_00],
        ["bd-kala-bhuna@large", 180_00],
      ),
      boxChoice("medium", "Your medium pizza", "bd-farm-garden@medium", "bd-corn-cheese@medium", [
        "bd-tandoori-paneer@medium",
        70_00,
      ]),
      boxChoice("dessert", "First dessert", "bd-lava-cake", "bd-mousse", "bd-firni"),
      boxChoice("dessert-2", "Second dessert", "bd-lava-cake", "bd-mousse", "bd-firni"),
    ],
    price: 1999_00,
    badges: ["bestseller"],
    searchWords: [...searchWords.combo, ...searchWords.family],
    serves: "Serves 4",
  },
  {
    id: "bd-combo-veg-duo",
    name: "Garden Duo",
    description: "A medium veg pizza, Garlic Bread and two lassis for two.",
    type: "COMBO",
    recipe: plate("combo-box", "capsicum", "bread", "lemon"),
    includes: ["bd-garlic-bread"],
    choices: [
      boxChoice("pizza", "Your medium pizza", "bd-farm-garden@medium", "bd-corn-cheese@medium", [
        "bd-tandoori-paneer@medium",
        70_00,
      ]),
      boxChoice("lassi", "First lassi", "bd-sweet-lassi", ["bd-mango-lassi", 20_00]),
      boxChoice("lassi-2", "Second lassi", "bd-sweet-lassi", ["bd-mango-lassi", 20_00]),
    ],
    price: 899_00,
    searchWords: [...searchWords.combo, "veg", "couple"],
    serves: "Serves 2",
  },
  {
    id: "bd-combo-party",
    name: "Cricket Night Box",
    description: "Two large pizzas, Naga Wings, Crunchy Chicken Pops and four colas for the whole room.",
    type: "COMBO",
    recipe: plate("combo-box", "chicken-tikka", "beef", "chicken-wings", "cola"),
    includes: ["bd-naga-wings", "bd-chicken-pops", "bd-cola", "bd-cola", "bd-cola", "bd-cola"],
    choices: [
      boxChoice("first", "First pizza", "bd-chicken-tikka@large", "bd-barbecue-chicken@large", [
        "bd-naga-chicken@large",
        40_00,
      ]),
      boxChoice("second", "Second pizza", "bd-naga-beef@large", "bd-kala-bhuna@large", "bd-beef-pepperoni@large", [
        "bd-mutton-rezala@large",
        80_00,
      ]),
    ],
    price: 2799_00,
    searchWords: [...searchWords.combo, ...searchWords.family, "match"],
    serves: "Serves 6",
  },
]

import type { SeedProduct } from "../../menu-schema.ts"
import { searchWords } from "../../search-words.ts"
import { pizza } from "../../write-recipe.ts"
import { regularToLarge } from "../../write-sizes.ts"

export const pastaPizzas: readonly SeedProduct[] = [
  {
    id: "in-pasta-pizza-creamy",
    name: "Creamy Veg Pasta Pizza",
    description: "White-sauce pasta, mushroom and corn baked onto a pizza under a blanket of mozzarella.",
    type: "PASTA-PIZZA",
    recipe: pizza("hand-tossed white extra", "penne", "mushroom", "corn", "red-capsicum"),
    sizes: regularToLarge([289_00, 489_00, 739_00]),
    searchWords: [...searchWords.pasta, "white sauce"],
    serves: "Serves 1 to 4",
  },
  {
    id: "in-pasta-pizza-makhani",
    name: "Makhani Paneer Pasta Pizza",
    description: "Makhani pasta and soft paneer meet on one hand-tossed base, rich, orange and hard to share.",
    type: "PASTA-PIZZA",
    recipe: pizza("hand-tossed makhani extra", "penne", "paneer", "onion", "spinach"),
    sizes: regularToLarge([309_00, 519_00, 769_00]),
    badges: ["new"],
    searchWords: [...searchWords.pasta, ...searchWords.paneer],
    serves: "Serves 1 to 4",
  },
  {
    id: "in-pasta-pizza-chicken",
    name: "Fiery Chicken Pasta Pizza",
    description:
      "Arrabbiata pasta and peri-peri chicken baked together, with jalapeño for the brave side of the table.",
    type: "PASTA-PIZZA",
    recipe: pizza("hand-tossed peri-peri extra", "penne", "peri-peri-chicken", "jalapeno", "tomato"),
    sizes: regularToLarge([329_00, 549_00, 799_00]),
    badges: ["spicy"],
    searchWords: [...searchWords.pasta, ...searchWords.chicken, "arrabiata"],
    serves: "Serves 1 to 4",
  },
  {
    id: "in-pasta-pizza-corn",
    name: "Cheesy Corn Pasta Pizza",
    description: "Pasta in white sauce with corn and jalapeño under cheddar, baked till the top turns crisp and gold.",
    type: "PASTA-PIZZA",
    recipe: pizza("hand-tossed white cheddar-blend", "penne", "corn", "jalapeno", "onion"),
    sizes: regularToLarge([279_00, 479_00, 729_00], [309_00, 529_00, 789_00]),
    searchWords: [...searchWords.pasta, ...searchWords.corn, "mac and cheese"],
    serves: "Serves 1 to 4",
  },
  {
    id: "in-pasta-pizza-pesto",
    name: "Green Pesto Pasta Pizza",
    description: "Pesto pasta, mushroom and olives on a hand-tossed base, green to the rim and fragrant with basil.",
    type: "PASTA-PIZZA",
    recipe: pizza("hand-tossed pesto extra", "penne", "mushroom", "olive", "tomato"),
    sizes: regularToLarge([319_00, 529_00, 779_00]),
    searchWords: [...searchWords.pasta, "paesto", "basil"],
    serves: "Serves 1 to 4",
  },
  {
    id: "in-pasta-pizza-keema",
    name: "Chicken Keema Pasta Pizza",
    description:
      "Red-sauce pasta and chicken keema baked together under mozzarella, a bolognese with an Indian passport.",
    type: "PASTA-PIZZA",
    recipe: pizza("hand-tossed tomato extra", "penne", "chicken-keema", "onion", "capsicum"),
    sizes: regularToLarge([329_00, 549_00, 809_00]),
    searchWords: [...searchWords.pasta, ...searchWords.keema, "bolognese"],
    serves: "Serves 1 to 4",
  },
]

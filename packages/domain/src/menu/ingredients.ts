/** The allergens that we declare, in display order. */
export const allergens = ["gluten", "milk", "egg", "nuts", "soya", "mustard", "fish", "shellfish", "sesame"] as const
export type Allergen = (typeof allergens)[number]

export interface Ingredient {
  /** Makes a product non-veg: meat, fish, seafood or egg. Dairy is veg. */
  nonVeg?: true
  allergens?: readonly Allergen[]
  /** Kilocalories in one serving. */
  kcal: number
}

/** Pizza toppings, in the amount on two slices of a medium pizza. */
const toppings = {
  olive: { kcal: 14 },
  capsicum: { kcal: 4 },
  "red-capsicum": { kcal: 5 },
  "yellow-capsicum": { kcal: 5 },
  onion: { kcal: 7 },
  corn: { kcal: 20 },
  mushroom: { kcal: 5 },
  tomato: { kcal: 5 },
  basil: { kcal: 1 },
  paneer: { allergens: ["milk"], kcal: 58 },
  "tandoori-paneer": { allergens: ["milk"], kcal: 64 },
  jalapeno: { kcal: 3 },
  "red-paprika": { kcal: 6 },
  pineapple: { kcal: 14 },
  spinach: { kcal: 4 },
  garlic: { kcal: 6 },
  "red-chilli": { kcal: 4 },
  "cheese-blobs": { allergens: ["milk"], kcal: 70 },
  penne: { allergens: ["gluten"], kcal: 74 },
  pepperoni: { nonVeg: true, allergens: ["mustard"], kcal: 78 },
  chicken: { nonVeg: true, kcal: 42 },
  "grilled-chicken": { nonVeg: true, kcal: 40 },
  "chicken-tikka": { nonVeg: true, allergens: ["milk"], kcal: 46 },
  "peri-peri-chicken": { nonVeg: true, kcal: 44 },
  "chicken-sausage": { nonVeg: true, allergens: ["soya", "mustard"], kcal: 62 },
  "chicken-keema": { nonVeg: true, kcal: 50 },
  "mutton-keema": { nonVeg: true, kcal: 66 },
  beef: { nonVeg: true, kcal: 64 },
  egg: { nonVeg: true, allergens: ["egg"], kcal: 38 },
  prawn: { nonVeg: true, allergens: ["shellfish"], kcal: 24 },
  tuna: { nonVeg: true, allergens: ["fish"], kcal: 32 },
  fish: { nonVeg: true, allergens: ["fish"], kcal: 34 },
} as const satisfies Record<string, Ingredient>

/** Additional amounts, beyond those on two slices, for dishes that consist mostly of one topping or are fried. */
const platePortions = {
  "chicken-helping": { nonVeg: true, kcal: 160 },
  "beef-helping": { nonVeg: true, kcal: 180 },
  "prawn-helping": { nonVeg: true, allergens: ["shellfish"], kcal: 80 },
  "paneer-helping": { allergens: ["milk"], kcal: 210 },
  "mushroom-helping": { kcal: 20 },
  "corn-helping": { kcal: 80 },
  "frying-oil": { kcal: 90 },
} as const satisfies Record<string, Ingredient>

const grainsAndBreads = {
  roti: { allergens: ["gluten"], kcal: 240 },
  flatbread: { allergens: ["gluten"], kcal: 180 },
  vermicelli: { allergens: ["gluten"], kcal: 60 },
  wafer: { allergens: ["gluten"], kcal: 25 },
  biscuit: { allergens: ["gluten", "milk"], kcal: 110 },
  "rice-flour": { kcal: 60 },
} as const satisfies Record<string, Ingredient>

const dairyAndSweets = {
  yoghurt: { allergens: ["milk"], kcal: 95 },
  ghee: { allergens: ["milk"], kcal: 60 },
  "condensed-milk": { allergens: ["milk"], kcal: 130 },
  custard: { allergens: ["milk"], kcal: 130 },
  "egg-wash": { nonVeg: true, allergens: ["egg"], kcal: 12 },
  "chocolate-sauce": { allergens: ["milk", "soya"], kcal: 45 },
  sugar: { kcal: 60 },
  jaggery: { kcal: 70 },
  "kithul-treacle": { kcal: 75 },
  "rose-syrup": { kcal: 70 },
  pistachio: { allergens: ["nuts"], kcal: 45 },
  almond: { allergens: ["nuts"], kcal: 45 },
  cashew: { allergens: ["nuts"], kcal: 50 },
  coconut: { kcal: 70 },
  "coconut-milk": { kcal: 110 },
} as const satisfies Record<string, Ingredient>

const fruitAndGreens = {
  mango: { kcal: 60 },
  "green-mango": { kcal: 35 },
  strawberry: { kcal: 45 },
  guava: { kcal: 95 },
  watermelon: { kcal: 70 },
  "passion-fruit": { kcal: 70 },
  "wood-apple": { kcal: 90 },
  tamarind: { kcal: 50 },
  "coconut-water": { kcal: 60 },
  "lemon-juice": { kcal: 4 },
  "basil-seeds": { kcal: 15 },
  mint: { kcal: 1 },
  lettuce: { kcal: 3 },
  cabbage: { kcal: 8 },
  carrot: { kcal: 12 },
} as const satisfies Record<string, Ingredient>

const saucesAndSpices = {
  "eggless-mayonnaise": { allergens: ["soya", "mustard"], kcal: 90 },
  "mint-chutney": { kcal: 12 },
  salsa: { kcal: 12 },
  "soy-sauce": { allergens: ["gluten", "soya"], kcal: 8 },
  "tandoori-masala": { allergens: ["mustard"], kcal: 10 },
  "kala-bhuna-masala": { allergens: ["mustard"], kcal: 40 },
  "fried-onion": { kcal: 45 },
  "black-pepper": { kcal: 1 },
  mustard: { allergens: ["mustard"], kcal: 4 },
  cumin: { kcal: 1 },
  cardamom: { kcal: 1 },
  saffron: { kcal: 1 },
  "curry-leaf": { kcal: 1 },
} as const satisfies Record<string, Ingredient>

/** Other ingredients of breads, bowls, drinks, sweets and boxes. */
const otherIngredients = {
  bread: { allergens: ["gluten"], kcal: 210 },
  pastry: { allergens: ["gluten"], kcal: 190 },
  pasta: { allergens: ["gluten"], kcal: 260 },
  rice: { kcal: 290 },
  potato: { kcal: 190 },
  crumbs: { allergens: ["gluten"], kcal: 70 },
  mozzarella: { allergens: ["milk"], kcal: 110 },
  butter: { allergens: ["milk"], kcal: 70 },
  cream: { allergens: ["milk"], kcal: 110 },
  milk: { allergens: ["milk"], kcal: 120 },
  "ice-cream": { allergens: ["milk"], kcal: 180 },
  "cheese-sauce": { allergens: ["milk"], kcal: 90 },
  "tomato-sauce": { kcal: 35 },
  "white-sauce": { allergens: ["gluten", "milk"], kcal: 110 },
  "makhani-sauce": { allergens: ["milk", "nuts"], kcal: 95 },
  "barbecue-sauce": { allergens: ["soya", "mustard"], kcal: 45 },
  "peri-peri-seasoning": { kcal: 8 },
  "devilled-sauce": { allergens: ["soya"], kcal: 55 },
  "naga-sauce": { allergens: ["mustard"], kcal: 30 },
  kochchi: { kcal: 4 },
  herbs: { kcal: 3 },
  "chicken-wings": { nonVeg: true, kcal: 330 },
  "chicken-drumsticks": { nonVeg: true, kcal: 310 },
  chocolate: { allergens: ["milk", "soya"], kcal: 190 },
  "cocoa-cake": { allergens: ["gluten", "milk"], kcal: 170 },
  walnut: { allergens: ["nuts"], kcal: 60 },
  caramel: { allergens: ["milk"], kcal: 80 },
  cola: { kcal: 140 },
  orange: { kcal: 130 },
  lemon: { kcal: 90 },
  tea: { kcal: 70 },
  "cocoa-powder": { kcal: 45 },
  coffee: { kcal: 20 },
  water: { kcal: 0 },
  sesame: { allergens: ["sesame"], kcal: 15 },
  ...platePortions,
  ...grainsAndBreads,
  ...dairyAndSweets,
  ...fruitAndGreens,
  ...saucesAndSpices,
} as const satisfies Record<string, Ingredient>

export type ToppingIngredient = keyof typeof toppings

const ingredientsByName: ReadonlyMap<string, Ingredient> = new Map<string, Ingredient>([
  ...Object.entries(toppings),
  ...Object.entries(otherIngredients),
])

export function isTopping(name: string): name is ToppingIngredient {
  return Object.hasOwn(toppings, name)
}

export const toppingIngredients = Object.keys(toppings) as ToppingIngredient[]

/** Throws for an unknown ingredient: it could contain an allergen or meat, and wrong data must not reach a customer. */
export function ingredient(name: string): Ingredient {
  const match = ingredientsByName.get(name)
  if (!match) throw new RangeError(`no such ingredient: ${name}`)
  return match
}

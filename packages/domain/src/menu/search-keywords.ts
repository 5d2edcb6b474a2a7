import type { FoodType } from "./product.ts"
import type { ProductType } from "./product-types.ts"

/*
 * What people call the kinds of products, in English and in the languages of the three countries. Some are shared:
 * Bengali is used in Kolkata and Dhaka, Tamil in Chennai and Jaffna.
 */

const pizza = ["pizza", "pizzas", "पिज्जा", "पिज़्ज़ा", "পিজ্জা", "পিৎজা", "පීසා", "பீட்சா", "பீஸ்ஸா"]

/** Names of a product type. A search for one of these means all products of the type. */
export const productTypeKeywords: Readonly<Record<ProductType, readonly string[]>> = {
  PIZZA: pizza,
  "PASTA-PIZZA": pizza,
  "PIZZA-MANIA": pizza,
  CHICKEN: [],
  SIDES: ["side", "sides", "snack", "snacks", "स्नैक्स", "স্ন্যাকস", "சிற்றுண்டி"],
  "RICE-PASTA": [],
  BEVERAGES: ["drink", "drinks", "beverage", "beverages", "पेय", "পানীয়", "ড্রিংকস", "බීම", "பானம்", "பானங்கள்"],
  DESSERTS: ["dessert", "desserts", "sweets", "मिठाई", "মিষ্টি", "ডেজার্ট", "අතුරුපස", "இனிப்பு"],
  COMBO: ["combo", "combos", "कॉम्बो", "কম্বো", "කොම්බෝ", "காம்போ"],
}

/** Words that fit the product type but others as well. */
export const broadProductTypeKeywords: Readonly<Partial<Record<ProductType, readonly string[]>>> = {
  CHICKEN: ["chicken", "starters", "snacks", "चिकन", "মুরগি", "චිකන්", "சிக்கன்"],
  SIDES: ["starters"],
  BEVERAGES: ["cold drinks", "soft drinks", "thanda", "ঠান্ডা"],
  DESSERTS: ["sweet dish", "meetha", "मीठा"],
  COMBO: ["box", "deal", "meal"],
}

export const foodTypeKeywords: Readonly<Record<FoodType, readonly string[]>> = {
  VEG: ["veg", "vegetarian", "veggie", "शाकाहारी", "নিরামিষ", "නිර්මාංශ", "சைவம்"],
  NON_VEG: ["nonveg", "nonvegetarian", "मांसाहारी", "আমিষ", "அசைவம்"],
}

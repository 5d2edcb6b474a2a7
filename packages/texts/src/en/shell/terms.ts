import { name } from "../brand.ts"

export const termsOfUse = "Terms of use"
export const acceptance = (country: string) =>
  `By continuing, you accept ${name} ${country}’s terms of use and privacy notice.`
export const prices = "Prices"
export const aboutPrices = (country: string) =>
  `All prices are stated in the currency of ${country}. The amount you pay is the total of your bill, including taxes and charges, as shown before you confirm the payment.`
export const ourFood = "Our food"
export const aboutOurFood = (phone: string) =>
  `Veg and non-veg marks, allergens and energy values are based on our recipes. Our kitchens handle milk, wheat, nuts, fish and meat, so no item is guaranteed to be free of traces of them. If you have an allergy, call ${phone} before you order.`
export const rewards = "Rewards"
export const aboutRewards = (program: string, pointsPerOrder: number, pointsPerPizza: number) =>
  `Members of ${program} collect ${pointsPerOrder} points with one order a day: the first that they receive. The points arrive 24 to 48 hours later. ${pointsPerPizza} points buy one pizza of the rewards menu; extra toppings and charges are paid. Points have no value in money, can’t be transferred, and are taken back if their order is refunded in full. Leaving the programme or deleting the account gives them up. Our customer care can correct a balance.`
export const feedback = "Feedback"
export const aboutFeedback =
  "We store your feedback with its order, or with the mobile number you give us, and use it to improve our food and service. When you delete your account, the ratings stay without your texts, your number and your name."
export const yourData = "Your data"
export const aboutYourData = () =>
  `${name} processes personal data only as far as necessary to provide its services. If you don’t sign in, your browser stores a randomly generated identifier that doesn’t reveal your identity. The locations and stores you choose are stored in your browser. With each order, we store the name, mobile number, email address and delivery address you give for it. A saved address is stored until you delete it or your account. After you delete your account, your orders are kept only as required by law, without your personal data.`
export const mapData = "Map data"
export const aboutMapData =
  "Names and positions of cities and towns come from GeoNames (geonames.org), used under the Creative Commons Attribution 4.0 International licence (CC BY 4.0). Country outlines come from Natural Earth and are in the public domain."

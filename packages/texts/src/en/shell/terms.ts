import { name } from "../brand.ts"

export const termsOfUse = "Terms of use"
export const acceptance = (country: string) =>
  `By continuing, you accept ${name} ${country}’s terms of use and privacy notice.`
export const prices = "Prices"
export const aboutPrices = (country: string) =>
  `All prices are in the currency of ${country}. You pay the total shown on your bill before you pay.`
export const ourFood = "Our food"
export const aboutOurFood = (phone: string) =>
  `Veg and non-veg marks, allergens and energy values follow our recipes. Our kitchens handle milk, wheat, nuts, fish and meat. If you have an allergy, call ${phone} before you order.`
export const yourData = "Your data"
export const aboutYourData = () =>
  `${name} stores only what we need to serve you. If you don’t sign in, your browser stores a random number and nothing about who you are. Places and stores you choose stay in your browser. We store an address you save until you delete it.`
export const mapData = "Map data"
export const aboutMapData =
  "Names and positions of cities and towns come from GeoNames (geonames.org), used under the Creative Commons Attribution 4.0 licence. Country outlines come from Natural Earth."

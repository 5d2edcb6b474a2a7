import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

export const choose = (type: DeliveryType) =>
  ({
    DELIVERY: "Deliver from here",
    PICKUP: "Pick up here",
    CURBSIDE: "Bring it to my car here",
    DINEIN: "Dine in here",
  })[type]
export const chooseStore = (type: DeliveryType, store: string) => `${choose(type)}: ${store}`

export const whichTable = "Which table are you at?"
export const findTableNumber = (store: string) => `At ${store}. You’ll find the number on your table.`
export const tableNumber = "Table"
export const table = (number: number) => `Table ${number}`
export const chooseTable = "Choose your table"
export const orderToTable = (number: string) => `Order to table ${number}`
export const noTableYet = "I’m not at a table yet"

export const whichCar = "Your car"
export const findYouOutside = (store: string) => `So we can find you outside ${store}.`
export const colour = "Colour"
export const colourExample = "e.g. White"
export const model = "Model"
export const modelExample = "e.g. Swift"
export const lastDigits = "Last 4 digits of the number plate"
export const lastDigitsExample = "e.g. 4821"
export const saveAndContinue = "Save and continue"

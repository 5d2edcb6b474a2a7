import { name } from "../brand.ts"

export const skipToContent = "Skip to content"
export const home = () => `${name}, home`
export const searchMenu = "Search the menu"
export const mainNavigation = "Main"
export const quickLinks = "Quick links"
export const more = "More"
export const cartWithItems = (count: number) => (count === 1 ? "Cart, 1 item" : `Cart, ${count} items`)

export const menuPages = "Menu pages"
export const ourMenu = "Our menu"
export const contactUs = "Contact us"
export const termsOfUse = "Terms of use"

export const offline = "Internet connection Lost"
export const retrying = "There seems to be network issue. Retrying ...."

export const errorTitle = "Something went wrong!"
export const errorHelp = "Please try again."
export const refresh = "Refresh"

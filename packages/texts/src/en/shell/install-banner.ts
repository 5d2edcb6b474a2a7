import { name } from "../brand.ts"

// Functions, because an imported value may still be undefined when this module is evaluated (`catalogue.test.ts`).
export const installApp = () => `Install ${name}`
export const addToHomeScreen = () => `Add ${name} to your home screen`
export const benefits = "Reorder and track in one tap. No app store needed."
export const install = "Install"
export const notNow = "Not now"

import { name } from "../brand.ts"

export const installApp = () => `Install ${name}`
export const addToHomeScreen = () => `Add ${name} to your home screen`
export const benefits = "Reorder and track in one tap. No app store needed."
export const install = "Install"
export const notNow = "Not now"

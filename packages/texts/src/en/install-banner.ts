export const installApp = (brand: string) => `Install ${brand}`
export const addToHomeScreen = (brand: string) => `Add ${brand} to your home screen`
export const benefits = "Reorder and track in one tap. No app store needed."
export const install = "Install"
export const notNow = "Not now"

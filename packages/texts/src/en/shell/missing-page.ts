export const brokenLink = "We're sorry. The link you clicked is not a working one!"
export const brokenLinkHelp = "The page may have moved, or the address may be mistyped."
export const goHome = "Go to home"
export const notAvailableYet = (title: string) => `${title} isn’t available yet`
export const comingSoon = "We’re working on it. Everything else is ready for you."
export const notOffered = (country: string) => `This isn’t available in ${country}. Everything else is ready for you.`

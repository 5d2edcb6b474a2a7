/** Titles and descriptions for browsers and search engines. */
export const notFoundTitle = "Not found | Hearth"
export const notFoundDescription = "We couldn’t find this page."
export const pageDescription = (heading: string) => `${heading} at Hearth.`

/** SHL-3: the page when rendering fails. */
export const failedTitle = "Something went wrong! | Hearth"
export const failedHeading = "Something went wrong!"
export const failedAdvice = "Please try again."
export const failedRefresh = "Refresh"

/** The installed web app. */
export const appName = (country: string) => `Hearth ${country}`
export const appDescription = "Wood-fire taste, at your door."
export const menuShortcut = "Menu"
export const trackShortcut = "Track your order"

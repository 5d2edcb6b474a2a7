/** Headings of the home page's sections. */
export const categories = "What would you like?"
export const codes = "Codes to use today"
export const deals = "Deals to share"

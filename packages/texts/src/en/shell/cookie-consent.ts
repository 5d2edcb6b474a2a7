export const question = "May we set a cookie to remember your store? Ordering works either way."
export const allow = "Allow"
export const decline = "No, thanks"

/** Shown while the browser refuses all cookies. */
export const cookiesOff = "Cookies are off in your browser. You can browse, but you need to allow them to order."

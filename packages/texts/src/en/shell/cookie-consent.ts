export const question = "May we set a cookie to remember your store? Ordering works either way."
export const allow = "Allow"
export const decline = "No, thanks"

/** Part of the JavaScript that every visit loads first, so it has only the texts on the cards of deals. */
export const code = "Code"
export const terms = "Terms"

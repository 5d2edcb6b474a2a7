/** Part of the first route: only what cards of deals show. */
export const code = "Code"
export const terms = "Terms"

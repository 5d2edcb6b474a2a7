export const title = "Choose the other half"
export const withHalf = (pizza: string, size: string) => `With ${pizza}, ${size}`

export const closeAlert = (title: string) => `Close: ${title}`

export const sources = ["google", "facebook", "apple"] as const
export type Source = (typeof sources)[number]

export const providerNames = ["google", "facebook", "apple"] as const
export type ProviderName = (typeof providerNames)[number]

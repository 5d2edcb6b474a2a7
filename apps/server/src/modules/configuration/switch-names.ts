import { type Feature, features, featureTitle } from "@hearth/domain/countries/features.ts"

/** What head office can switch off besides features. */
const others = { cookies: "Cookies before consent", tracking: "Activity tracking" } as const

export type SwitchName = Feature | keyof typeof others

export const switchNames: readonly SwitchName[] = [...features, "cookies", "tracking"]

export function isSwitchName(name: string): name is SwitchName {
  return (switchNames as readonly string[]).includes(name)
}

export function switchTitle(name: SwitchName): string {
  return name === "cookies" || name === "tracking" ? others[name] : featureTitle(name)
}

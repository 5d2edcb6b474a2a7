export const environments = [
  "production",
  "beta",
  "uat",
  "stage",
  "stage1",
  "development",
  "development1",
  "development2",
  "local",
] as const
export type Environment = (typeof environments)[number]

export function isEnvironment(name: string): name is Environment {
  return (environments as readonly string[]).includes(name)
}

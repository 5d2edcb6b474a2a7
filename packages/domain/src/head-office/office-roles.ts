/** What a member may do in head office's area of a country. Managers of head office have every role. */
export const officeRoles = ["support", "marketing", "operations", "finance"] as const
export type OfficeRole = (typeof officeRoles)[number]

export function isOfficeRole(name: string): name is OfficeRole {
  return officeRoles.some((role) => role === name)
}

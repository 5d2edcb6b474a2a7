import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import { points } from "../loyalty/rewards.ts"

export const people = "People and roles"
export const explanation = "Roles count in this country only. A withdrawn role ends at once."
export const members = "People with access"
export const searchResult = "Search result"
export const findByUsername = "Find anyone by username"
export const findHint = "To give a role to someone who has none yet"
export const find = "Find"
export const usernameInvalid = "Use 3 to 40 lowercase letters, digits, dots, dashes or underscores."
export const notFound = (login: string) => `Nobody has the username ${login}.`
export const showEveryone = "Show everyone with access"

export const everyRole = "Every role"
export const noRole = "No role"
export const you = "You"
export const changeRoles = "Change roles"
export const changeRolesOf = (name: string) => `Change roles: ${name}`

export const rolesOf = (name: string) => `Roles of ${name}`
export const rolesLegend = "Roles"
export const nothingChanged = "Tick or untick at least one role."
export const saved = (name: string) => `Roles of ${name} saved.`

/** What each role allows. Every role also reads the audit log. */
export const descriptionOf = (role: OfficeRole, limit: number): string => {
  switch (role) {
    case "support":
      return "Finds customers, corrects points and takes back an order’s points"
    case "marketing":
      return "Reads the audit log, nothing else yet. Will plan campaigns"
    case "operations":
      return "Turns features off and on in this country"
    case "finance":
      return `Approves and rejects corrections above ${points(limit)}`
  }
}

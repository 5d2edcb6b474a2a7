import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import { points } from "../loyalty/rewards.ts"

export const people = "People and roles"
export const explanation =
  "Roles count in this country only. A withdrawn role ends at once. Store staff are removed by their store’s manager."
export const members = "People with access"
export const searchResult = "Search result"
export const findByUsername = "Find anyone by username"
export const findHint = "To give a role or a new password to someone who isn’t listed"
export const find = "Find"
export const usernameInvalid = "Use 3 to 40 lowercase letters, digits, dots, dashes or underscores."
export const notFound = (login: string) => `Nobody has the username ${login}.`
export const showEveryone = "Show everyone with access"

/* Where someone works. */
export const officeManager = "Head office, manager"
export const officeStaff = "Head office"
export const storeManager = "Store manager"
export const storeStaff = "Store staff"

export const everyRole = "Every role"
export const noRole = "No role"
export const you = "You"
export const changeRoles = "Change roles"
export const changeRolesOf = (name: string) => `Change roles: ${name}`

export const rolesOf = (name: string) => `Roles of ${name}`
export const rolesLegend = "Roles"
export const rolesHint = "Every role also reads the log."
export const nothingChanged = "Tick or untick at least one role."
export const saved = (name: string) => `Roles of ${name} saved.`

/* Adding a person. */
export const addPerson = "Add person"
export const addPersonHint = "For people who work at head office. A store’s manager adds the store’s team."
export const usernameExample = "For example, meera.support"
export const enterName = "Enter a name."
export const passwordTooShort = (min: number) => `Use at least ${min} characters.`
export const maybeAdded =
  "This username is taken. Your last try may have worked although no answer came: look in the list."
export const access = "Access"
export const accessByRoles = "By role"
export const accessByRolesHint = (country: string) => `Only what you choose below, in ${country}`
export const accessManager = "Manager"
export const accessManagerHint = "Every role and every store in every country; adds and ends people"

/* Setting a temporary password. */
export const resetPassword = "New password"
export const resetPasswordOf = (name: string) => `New password: ${name}`
export const resetPasswordTitle = (name: string) => `New password for ${name}`
export const resetPasswordEffect =
  "For someone who forgot theirs. They’ll be signed out everywhere right away and have to choose their own password when they next sign in."
export const temporaryPassword = "Temporary password"
export const temporaryPasswordHint = "At least 10 characters. Tell it to them in person or by phone."
export const setPassword = "Set password"
export const passwordSet = (name: string) => `${name} can sign in with the temporary password.`
export const mustChangePassword = "Has a temporary password"

/* Ending a person's access. */
export const endAccess = "End access"
export const endAccessOf = (name: string) => `End access: ${name}`
export const endAccessQuestion = (name: string) => `End access of ${name}?`
export const endAccessEffect =
  "They’ll be signed out everywhere right away and lose their roles in every country. It can’t be undone, and nobody can use the username again."
export const accessEnded = (name: string) => `${name} no longer has access.`
export const alreadyEnded = (name: string) => `Someone else has already ended the access of ${name}.`

/** What each role allows today, besides reading the log. */
export const descriptionOf = (role: OfficeRole, limit: number): string => {
  switch (role) {
    case "support":
      return "Finds customers, corrects points and takes back an order’s points"
    case "marketing":
      return "Writes and ends alerts"
    case "operations":
      return "Turns features off and on in this country, writes and ends alerts"
    case "finance":
      return `Approves and rejects corrections above ${points(limit)}`
  }
}

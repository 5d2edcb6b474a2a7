export const team = "Team"
export const members = "Team members"
export const noMembersYet = "No team members yet, only head office."
export const manager = "Manager"
export const staff = "Staff"
export const headOffice = "Head office"

export const removeMember = (name: string) => `Remove ${name}`
export const removeQuestion = (name: string) => `Remove ${name}?`
export const removeEffect =
  "They’ll be signed out everywhere right away and lose access to this store. If it’s their only store, they also lose their roles at head office."

export const addMember = "Add team member"
export const name = "Name"
export const username = "Username"
export const usernameFormat = "Use 3 to 40 lowercase letters, digits, dots, dashes or underscores"
export const usernameExample = "For example, asha.koramangala"
export const password = "Password"
export const passwordHint = "At least 10 characters. They can change it later."
export const role = "Role"
export const memberAdded = (member: string, login: string) => `${member} can now sign in as ${login}.`

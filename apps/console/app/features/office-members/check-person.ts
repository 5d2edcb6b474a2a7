import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"

/** As in `loginName` of the contract. */
const USERNAME = /^[a-z0-9][a-z0-9._-]{2,39}$/
/** As in `password` of the contract. */
const MIN_PASSWORD_LENGTH = 10

/** What a manager types to add a person. */
export interface NewPerson {
  name: string
  login: string
  password: string
  isManager: boolean
  roles: readonly OfficeRole[]
}

export type PersonErrors = Partial<Record<"name" | "login" | "password" | "roles", string | undefined>>

/** Usernames have no capital letters, which phones type at the start. */
export const normaliseUsername = (typed: string): string => typed.trim().toLowerCase()

export function checkUsername(login: string): string | undefined {
  return USERNAME.test(login) ? undefined : membersTexts.usernameInvalid
}

export function checkPasswordLength(password: string): string | undefined {
  return password.length < MIN_PASSWORD_LENGTH ? membersTexts.passwordTooShort(MIN_PASSWORD_LENGTH) : undefined
}

/** Returns what is wrong with each field, in the sequence of the form. The server also knows common passwords. */
export function checkPerson({ name, login, password, isManager, roles }: NewPerson): PersonErrors {
  return {
    name: name.trim() === "" ? membersTexts.enterName : undefined,
    login: checkUsername(normaliseUsername(login)),
    password: checkPasswordLength(password),
    roles: !isManager && roles.length === 0 ? headOfficeTexts.chooseRole : undefined,
  }
}

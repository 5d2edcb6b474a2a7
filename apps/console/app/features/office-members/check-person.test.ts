import { expect, test } from "vitest"
import { checkPerson, checkUsername, type NewPerson, normaliseUsername } from "./check-person.ts"

const person: NewPerson = {
  name: "Meera",
  login: " Meera.Office ",
  password: "lantern river",
  isManager: false,
  roles: ["support"],
}

const errorsOf = (overrides: Partial<NewPerson>) =>
  Object.entries(checkPerson({ ...person, ...overrides })).filter(([, error]) => error !== undefined)

test("a complete person has no errors, and a username is sent in lower case", () => {
  expect(errorsOf({})).toEqual([])
  expect(normaliseUsername(person.login)).toBe("meera.office")
})

test.each<[Partial<NewPerson>, string, string]>([
  [{ name: "  " }, "name", "Enter a name."],
  [{ login: "me" }, "login", "Use 3 to 40 lowercase letters, digits, dots, dashes or underscores."],
  [{ password: "too short" }, "password", "Use at least 10 characters."],
  [{ roles: [] }, "roles", "Choose at least one role."],
])("a person with %j gets an error in the field %s", (overrides, field, error) => {
  expect(errorsOf(overrides)).toEqual([[field, error]])
})

test("a manager needs no role", () => {
  expect(errorsOf({ isManager: true, roles: [] })).toEqual([])
})

test.each(["asha rao", "-asha", "asha@office", "a".repeat(41)])("%s is no username", (login) => {
  expect(checkUsername(login)).toBeDefined()
})

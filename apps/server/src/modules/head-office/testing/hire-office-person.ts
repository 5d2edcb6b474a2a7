import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import type { LightMyRequestResponse } from "fastify"
import { randomUUID } from "node:crypto"
import { asStaff, type StaffClient } from "../../../testing/as-staff.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"

/** The body of a request that adds a person with the role support. */
export const newPerson = (overrides: object = {}) => ({
  login: `office-${randomUUID().slice(0, 8)}`,
  name: "Meera",
  password: "lantern river copper",
  isManager: false,
  roles: ["support"],
  reason: "joined the team",
  ...overrides,
})

export type NewPerson = ReturnType<typeof newPerson>

export const sendHire = (manager: StaffClient, person: NewPerson): Promise<LightMyRequestResponse> =>
  manager.send("POST", "/head-office/members", person)

export const sendEnd = (
  manager: StaffClient,
  memberId: string,
  reason = "left the company",
  key?: string,
): Promise<LightMyRequestResponse> => manager.send("POST", `/head-office/members/${memberId}/end`, { reason }, key)

export interface OfficePerson extends StaffClient {
  login: string
  password: string
  hired: OfficeMember
}

/** Adds a person to head office in the country of the manager's host and signs them in there. */
export async function hireOfficePerson(
  app: TestApp,
  manager: StaffClient,
  rank: { isManager: true } | { roles: readonly OfficeRole[] },
  host = "in.localhost",
): Promise<OfficePerson> {
  const person = newPerson("isManager" in rank ? { isManager: true, roles: [] } : rank)
  const answer = await sendHire(manager, person)
  if (answer.statusCode !== 200) throw new Error(`Not hired: ${answer.body}`)
  const { login, password } = person
  return { ...(await asStaff(app, person, host)), login, password, hired: answer.json().data.member }
}

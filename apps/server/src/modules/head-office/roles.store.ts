import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export interface RoleHolder {
  memberId: string
  country: CountryCode
}

const inFixedSequence = (roles: readonly OfficeRole[]) => officeRoles.filter((role) => roles.includes(role))

export async function listRolesOf(db: Queryable, { memberId, country }: RoleHolder): Promise<OfficeRole[]> {
  const { rows } = await sql<{ role: OfficeRole }>`
    select role from head_office.role_grant where member_id = ${memberId} and country = ${country}`.execute(db)
  return inFixedSequence(rows.map(({ role }) => role))
}

/** Returns the roles of every member who has one in the country. */
export async function listRolesByMember(db: Queryable, country: CountryCode): Promise<Map<string, OfficeRole[]>> {
  const { rows } = await sql<{ memberId: string; roles: OfficeRole[] }>`
    select member_id as "memberId", array_agg(role) as roles from head_office.role_grant
    where country = ${country} group by member_id`.execute(db)
  return new Map(rows.map(({ memberId, roles }) => [memberId, inFixedSequence(roles)]))
}

/** Grants these roles and withdraws all others. The caller has locked the member. */
export async function replaceRoles(
  tx: Tx,
  { memberId, country }: RoleHolder,
  roles: readonly OfficeRole[],
  { grantedBy, at }: { grantedBy: string; at: Date },
): Promise<void> {
  await sql`
    delete from head_office.role_grant
    where member_id = ${memberId} and country = ${country} and role <> all(${roles}::text[])`.execute(tx)
  await sql`
    insert into head_office.role_grant (member_id, country, role, granted_by, granted_at)
    select ${memberId}::uuid, ${country}::text, role, ${grantedBy}::uuid, ${at}::timestamptz
    from unnest(${roles}::text[]) as role
    on conflict (member_id, country, role) do nothing`.execute(tx)
}

/** Withdraws a member's roles in every country and returns them by country. The caller has locked the member. */
export async function deleteRoles(tx: Tx, memberId: string): Promise<Map<CountryCode, OfficeRole[]>> {
  const { rows } = await sql<{ country: CountryCode; role: OfficeRole }>`
    delete from head_office.role_grant where member_id = ${memberId} returning country, role`.execute(tx)
  const rowsByCountry = Map.groupBy(rows, ({ country }) => country)
  return new Map(
    [...rowsByCountry].map(([country, grants]) => [country, inFixedSequence(grants.map(({ role }) => role))]),
  )
}

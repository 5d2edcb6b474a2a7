import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { SwitchName } from "./switch-names.ts"

export interface StoredSwitch {
  name: SwitchName
  country: CountryCode
  isOff: boolean
  reason: string
  changedBy: string
  changedAt: Date
}

/** Reads the latest change of each switch that head office has ever changed. */
export async function readSwitches(db: Queryable): Promise<StoredSwitch[]> {
  const { rows } = await sql<StoredSwitch>`
    select distinct on (name, country)
      name, country, is_off as "isOff", reason, changed_by as "changedBy", changed_at as "changedAt"
    from configuration.switch_change order by name, country, id desc`.execute(db)
  return rows
}

/** Whether head office's latest change switched it off. */
export async function isSwitchedOff(db: Queryable, name: SwitchName, country: CountryCode): Promise<boolean> {
  const { rows } = await sql<{ isOff: boolean }>`
    select is_off as "isOff" from configuration.switch_change
    where name = ${name} and country = ${country} order by id desc limit 1`.execute(db)
  return rows[0]?.isOff ?? false
}

export async function insertSwitchChange(tx: Tx, change: StoredSwitch): Promise<void> {
  const { name, country, isOff, reason, changedBy, changedAt } = change
  await sql`
    insert into configuration.switch_change (name, country, is_off, reason, changed_by, changed_at)
    values (${name}, ${country}, ${isOff}, ${reason}, ${changedBy}, ${changedAt})`.execute(tx)
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type JSONColumnType, type Selectable, sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"
import type { SeedPlace, SeedPlaces } from "../../seed/places/place-schema.ts"

type PlaceRow = {
  country: CountryCode
  id: string
  position: number
  kind: SeedPlace["kind"]
  name: string
  other_names: JSONColumnType<SeedPlace["otherNames"]>
  city_id: string | null
  region: string
  latitude: number
  longitude: number
  weight: number
}

type PlacesTables = {
  "places.gazetteer": { country: CountryCode; version: string; loaded_at: Date }
  "places.place": PlaceRow
}

/** Claims the country's gazetteer until the transaction ends and answers the version it holds; '' where it holds none. */
export async function lockVersion(tx: Tx, country: CountryCode, now: Date): Promise<string> {
  const tables = tx.$extendTables<PlacesTables>()
  await tables
    .insertInto("places.gazetteer")
    .values({ country, version: "", loaded_at: now })
    .onConflict((conflict) => conflict.column("country").doNothing())
    .execute()
  const { version } = await tables
    .selectFrom("places.gazetteer")
    .select("version")
    .where("country", "=", country)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** Which version each country has; nothing is claimed. */
export async function readVersions(tx: Tx): Promise<Map<CountryCode, string>> {
  const rows = await tx
    .$extendTables<PlacesTables>()
    .selectFrom("places.gazetteer")
    .select(["country", "version"])
    .execute()
  return new Map(rows.map(({ country, version }) => [country, version]))
}

/** Puts a gazetteer in the place of the one that is there. The caller holds its lock. */
export async function replacePlaces(tx: Tx, { country, places }: SeedPlaces, version: string, now: Date) {
  const tables = tx.$extendTables<PlacesTables>()
  await tables.deleteFrom("places.place").where("country", "=", country).execute()
  await tables.updateTable("places.gazetteer").set({ version, loaded_at: now }).where("country", "=", country).execute()
  // As one value: thousands of rows of eleven would be more parameters than a statement may have.
  const rows = places.map(({ otherNames, cityId, ...place }, position) => ({
    ...place,
    position,
    other_names: otherNames,
    city_id: cityId,
  }))
  await sql`
    insert into places.place
      (country, id, position, kind, name, other_names, city_id, region, latitude, longitude, weight)
    select ${country}::text, id, position, kind, name, other_names, city_id, region, latitude, longitude, weight
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id text, position integer, kind text, name text, other_names jsonb, city_id text, region text,
      latitude double precision, longitude double precision, weight double precision
    )`.execute(tx)
}

/** Every gazetteer there is. The share lock waits for a replacement under way and holds off the next. */
export async function readPlaces(tx: Tx): Promise<SeedPlaces[]> {
  const tables = tx.$extendTables<PlacesTables>()
  const countries = await tables
    .selectFrom("places.gazetteer")
    .select("country")
    .where("version", "<>", "")
    .forShare()
    .execute()
  const rows = await tables.selectFrom("places.place").selectAll().orderBy("position").execute()
  return countries.map(({ country }) => ({
    country,
    places: rows.filter((row) => row.country === country).map(placeOf),
  }))
}

function placeOf(row: Selectable<PlaceRow>): SeedPlace {
  const { country: _country, position: _position, other_names, city_id, ...rest } = row
  return { ...rest, otherNames: other_names, cityId: city_id }
}

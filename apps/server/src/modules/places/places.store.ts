import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"

type PlacesTables = {
  "places.gazetteer": { country: CountryCode; version: string; loaded_at: Date }
  "places.place": { country: CountryCode }
}

/** Claims the country's gazetteer until the transaction ends and answers the version it holds; '' where it holds none. */
export async function lockGazetteerVersion(tx: Tx, country: CountryCode, now: Date): Promise<string> {
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
export async function readGazetteerVersions(tx: Tx): Promise<Map<CountryCode, string>> {
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
  // As one value a country, which is handed over and read faster than thousands of rows.
  const { rows } = await sql<SeedPlaces>`
    select country, json_agg(json_build_object(
      'id', id, 'kind', kind, 'name', name, 'otherNames', other_names, 'cityId', city_id, 'region', region,
      'latitude', latitude, 'longitude', longitude, 'weight', weight) order by position) as places
    from places.place group by country`.execute(tx)
  return countries.map(({ country }) => rows.find((row) => row.country === country) ?? { country, places: [] })
}

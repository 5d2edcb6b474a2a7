import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"

type PlacesTables = {
  "places.gazetteer": { country: CountryCode; version: string; loaded_at: Date }
  "places.place": { country: CountryCode }
}

/** Locks the country's gazetteer until the transaction ends and returns its version, or '' when there is none yet. */
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

/** Reads the version of each country's gazetteer without locking it. */
export async function readGazetteerVersions(tx: Tx): Promise<Map<CountryCode, string>> {
  const rows = await tx
    .$extendTables<PlacesTables>()
    .selectFrom("places.gazetteer")
    .select(["country", "version"])
    .execute()
  return new Map(rows.map(({ country, version }) => [country, version]))
}

/** Replaces the country's gazetteer. The caller has locked it. */
export async function replacePlaces(tx: Tx, { country, places }: SeedPlaces, version: string, now: Date) {
  const tables = tx.$extendTables<PlacesTables>()
  await tables.deleteFrom("places.place").where("country", "=", country).execute()
  await tables.updateTable("places.gazetteer").set({ version, loaded_at: now }).where("country", "=", country).execute()
  // Sent as one JSON value, because thousands of rows with eleven columns would exceed a statement's limit of
  // parameters.
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

/** Reads all gazetteers. The share lock waits for a replacement in progress and blocks the next one. */
export async function readPlaces(tx: Tx): Promise<SeedPlaces[]> {
  const tables = tx.$extendTables<PlacesTables>()
  const countries = await tables
    .selectFrom("places.gazetteer")
    .select("country")
    .where("version", "<>", "")
    .forShare()
    .execute()
  // One JSON value per country is transferred and parsed faster than thousands of rows.
  const { rows } = await sql<SeedPlaces>`
    select country, json_agg(json_build_object(
      'id', id, 'kind', kind, 'name', name, 'otherNames', other_names, 'cityId', city_id, 'region', region,
      'latitude', latitude, 'longitude', longitude, 'weight', weight) order by position) as places
    from places.place group by country`.execute(tx)
  return countries.map(({ country }) => rows.find((row) => row.country === country) ?? { country, places: [] })
}

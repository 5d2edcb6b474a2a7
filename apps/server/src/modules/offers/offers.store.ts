import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { type JSONColumnType, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** An offer is kept as JSON: nothing asks the database about its insides. */
type OfferTables = {
  "offers.edition": { country: CountryCode; version: string; loaded_at: Date }
  "offers.offer": { country: CountryCode; id: string; position: number; data: JSONColumnType<Offer> }
}

/** The version of the country's offers, without claiming them. */
export async function readEdition(db: Queryable, country: CountryCode): Promise<string | undefined> {
  const found = await db
    .$extendTables<OfferTables>()
    .selectFrom("offers.edition")
    .select("version")
    .where("country", "=", country)
    .executeTakeFirst()
  return found?.version
}

/** Claims the country's offers until the transaction ends and answers the version they are; '' where there are none yet. */
export async function lockEdition(tx: Tx, country: CountryCode, now: Date): Promise<string> {
  const tables = tx.$extendTables<OfferTables>()
  await tables
    .insertInto("offers.edition")
    .values({ country, version: "", loaded_at: now })
    .onConflict((conflict) => conflict.column("country").doNothing())
    .execute()
  const { version } = await tables
    .selectFrom("offers.edition")
    .select("version")
    .where("country", "=", country)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** Puts offers in the place of those that are there. What was done with them stays. The caller holds the lock. */
export async function replaceOffers(
  tx: Tx,
  country: CountryCode,
  offers: readonly Offer[],
  version: string,
  now: Date,
): Promise<void> {
  const tables = tx.$extendTables<OfferTables>()
  await tables.deleteFrom("offers.offer").where("country", "=", country).execute()
  await tables
    .insertInto("offers.offer")
    .values(offers.map((offer, position) => ({ country, id: offer.id, position, data: JSON.stringify(offer) })))
    .execute()
  await tables.updateTable("offers.edition").set({ version, loaded_at: now }).where("country", "=", country).execute()
}

/** Which of these have no tally yet. */
export async function findWithoutTally(db: Queryable, offerIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${offerIds}::text[]) as id
    where not exists (select from offers.tally where offer_id = id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Begins with the uses there are. Orders under way found no tally to count themselves in: they are waited for. */
export async function insertTallies(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await sql`lock table offers.use in share mode`.execute(tx)
  await sql`
    insert into offers.tally (offer_id, used)
    select id, (select count(*) from offers.use where offer_id = id and released_at is null)
    from unnest(${offerIds}::text[]) as id
    on conflict (offer_id) do nothing`.execute(tx)
}

/** Every country's, in their order. */
export async function readOffers(db: Queryable): Promise<{ country: CountryCode; data: Offer }[]> {
  return db
    .$extendTables<OfferTables>()
    .selectFrom("offers.offer")
    .select(["country", "data"])
    .orderBy("country")
    .orderBy("position")
    .execute()
}

/** Of these those there are: the ones in force in this transaction, whatever the node has in memory. */
export async function findOffers(tx: Tx, country: CountryCode, ids: readonly string[]): Promise<Offer[]> {
  const rows = await tx
    .$extendTables<OfferTables>()
    .selectFrom("offers.offer")
    .select("data")
    .where("country", "=", country)
    .where("id", "in", ids)
    .execute()
  return rows.map(({ data }) => data)
}

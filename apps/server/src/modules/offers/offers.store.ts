import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { type JSONColumnType, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** The version before the loyalty programme wrote offers without `points`, and may write them again after a rollback. */
type StoredOffer = Omit<Offer, "points"> & Partial<Pick<Offer, "points">>

const toOffer = (stored: StoredOffer): Offer => ({ ...stored, points: stored.points ?? null })

/** An offer is stored as JSON, because no query selects by its contents. */
type OfferTables = {
  "offers.edition": { country: CountryCode; version: string; loaded_at: Date }
  "offers.offer": { country: CountryCode; id: string; position: number; data: JSONColumnType<StoredOffer> }
}

/** Reads the version of the country's offers without locking them. */
export async function readEdition(db: Queryable, country: CountryCode): Promise<string | undefined> {
  const edition = await db
    .$extendTables<OfferTables>()
    .selectFrom("offers.edition")
    .select("version")
    .where("country", "=", country)
    .executeTakeFirst()
  return edition?.version
}

/** Locks the country's offers until the transaction ends and returns their version, or '' when there are none yet. */
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

/** Replaces the country's offers. Their uses stay. The caller has locked the country. */
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

/** Returns the ids of the offers that have no tally yet. A tally is the stored number of an offer's uses. */
export async function findWithoutTally(db: Queryable, offerIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${offerIds}::text[]) as id
    where not exists (select from offers.tally where offer_id = id)`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Starts each tally at the number of existing uses. The lock waits for transactions that are recording a
 * use: they found no tally to increment, so their uses must be counted here.
 */
export async function insertTallies(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await sql`lock table offers.use in share mode`.execute(tx)
  await sql`
    insert into offers.tally (offer_id, used)
    select id, (select count(*) from offers.use where offer_id = id and released_at is null)
    from unnest(${offerIds}::text[]) as id
    on conflict (offer_id) do nothing`.execute(tx)
}

/** Reads the offers of every country, in the sequence of the data files. */
export async function readOffers(db: Queryable): Promise<{ country: CountryCode; data: Offer }[]> {
  const rows = await db
    .$extendTables<OfferTables>()
    .selectFrom("offers.offer")
    .select(["country", "data"])
    .orderBy("country")
    .orderBy("position")
    .execute()
  return rows.map(({ country, data }) => ({ country, data: toOffer(data) }))
}

/** Reads offers by id from the database, because the cache of this node may be older than this transaction. */
export async function findOffers(tx: Tx, country: CountryCode, ids: readonly string[]): Promise<Offer[]> {
  const rows = await tx
    .$extendTables<OfferTables>()
    .selectFrom("offers.offer")
    .select("data")
    .where("country", "=", country)
    .where("id", "in", ids)
    .execute()
  return rows.map(({ data }) => toOffer(data))
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { type JSONColumnType, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** An offer is kept as JSON: nothing asks the database about its insides. */
type OfferTables = {
  "offers.edition": { country: CountryCode; version: string; loaded_at: Date }
  "offers.offer": { country: CountryCode; id: string; position: number; data: JSONColumnType<Offer> }
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
  const limited = offers.filter(({ limits }) => limits.inAll !== null).map(({ id }) => id)
  if (limited.length > 0) await openTallies(tx, limited)
}

/** An offer that only now has a limit in all begins with the uses it has. */
async function openTallies(tx: Tx, offerIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${offerIds}::text[]) as id
    where not exists (select from offers.tally where offer_id = id)`.execute(tx)
  if (rows.length === 0) return
  // An order under way found no tally to count itself in: it is waited for, and later ones wait until there is one.
  await sql`lock table offers.use in share mode`.execute(tx)
  await sql`
    insert into offers.tally (offer_id, used)
    select id, (select count(*) from offers.use where offer_id = id and released_at is null)
    from unnest(${rows.map(({ id }) => id)}::text[]) as id
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

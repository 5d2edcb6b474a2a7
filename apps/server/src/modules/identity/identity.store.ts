import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** A customer's account. A guest has a row as well, with empty fields. */
export interface Person {
  id: string
  country: CountryCode
  phone: Phone | null
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  passwordHash: string | null
  termsAcceptedAt: Date | null
  /** The cart that all devices of the customer share. */
  cartId: string | null
}

const columns = sql.raw(
  `id, country, phone, email, email_verified as "emailVerified", first_name as "firstName", last_name as "lastName",
   password_hash as "passwordHash", terms_accepted_at as "termsAcceptedAt", cart_id as "cartId"`,
)

export async function findPerson(db: Queryable, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from identity.person where id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}

/** Creates the row of a guest, or of a customer who has none yet. */
export async function insertPerson(
  tx: Tx,
  id: string,
  kind: "guest" | "customer",
  country: CountryCode,
  now: Date,
): Promise<void> {
  await sql`
    insert into identity.person (id, kind, country, created_at) values (${id}, ${kind}, ${country}, ${now})
    on conflict (id) do nothing`.execute(tx)
}

/** Locks the row until the transaction ends, so that changes of one account run one after another. */
export async function lockPerson(tx: Tx, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from identity.person where id = ${id} and deleted_at is null for update`.execute(tx)
  return rows[0]
}

export async function findByPhone(db: Queryable, country: CountryCode, phone: Phone): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from identity.person where country = ${country} and phone = ${phone}`.execute(db)
  return rows[0]
}

/** Finds an account by verified e-mail address only: anyone can enter any address in a profile. */
export async function findByEmail(db: Queryable, country: CountryCode, email: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from identity.person where country = ${country} and email = ${email} and email_verified`.execute(
    db,
  )
  return rows[0]
}

export async function findBySocial(
  db: Queryable,
  link: { country: CountryCode; source: string; subject: string },
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from identity.person where id = (
      select user_id from identity.social_link
      where country = ${link.country} and source = ${link.source} and subject = ${link.subject}
    ) and deleted_at is null`.execute(db)
  return rows[0]
}

/**
 * Locks the account of a phone number and creates it if there is none. Of two simultaneous first sign-ins only one
 * creates it; the other waits for that row. If the account is deleted during the wait, the loop creates a new one.
 */
export async function lockOrCreateAccount(
  tx: Tx,
  input: { id: string; country: CountryCode; phone: Phone; now: Date },
): Promise<Person> {
  const { id, country, phone, now } = input
  for (;;) {
    await sql`
      insert into identity.person (id, kind, country, phone, created_at)
      values (${id}, 'customer', ${country}, ${phone}, ${now})
      on conflict (country, phone) where phone is not null do nothing`.execute(tx)
    const { rows } = await sql<Person>`
      select ${columns} from identity.person where country = ${country} and phone = ${phone} for update`.execute(tx)
    if (rows[0]) return rows[0]
  }
}

/** Returns those of the ids that belong to customers; guests are left out. */
export async function filterCustomerIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    /* identity.customers-among */ select id from identity.person
    where id = any(${ids}::uuid[]) and kind = 'customer' and deleted_at is null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Throws an error that `isContactTakenError` recognises if another account took the number or the verified address at
 * the same moment.
 */
export async function updatePerson(tx: Tx, person: Person): Promise<void> {
  await sql`
    update identity.person set
      phone = ${person.phone}, email = ${person.email}, email_verified = ${person.emailVerified},
      first_name = ${person.firstName}, last_name = ${person.lastName}, password_hash = ${person.passwordHash},
      terms_accepted_at = ${person.termsAcceptedAt}, cart_id = ${person.cartId}
    where id = ${person.id} and deleted_at is null`.execute(tx)
}

/** Recognises the error of a write whose number or verified e-mail address another account has. */
export function isContactTakenError(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === "23505"
}

/**
 * Clears the row but does not delete it, so that stored orders still belong to one customer who can't be identified.
 */
export async function anonymisePeople(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update identity.person set
      phone = null, email = '', email_verified = false, first_name = '', last_name = '', password_hash = null,
      terms_accepted_at = null, cart_id = null, deleted_at = ${now}
    where id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from identity.social_link where user_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from identity.joined where customer_id = any(${ids}::uuid[])`.execute(tx)
}

/** Returns the ids of deleted accounts and of the guests who were merged into them. */
export async function listDeletedIds(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.person where deleted_at is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns those of the ids that exist and are not deleted. */
export async function filterUndeletedIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from identity.person where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns false if this social identity already belongs to another account. */
export async function linkSocialIdentity(
  tx: Tx,
  link: { country: CountryCode; source: string; subject: string; userId: string; now: Date },
): Promise<boolean> {
  const { country, source, subject, userId, now } = link
  const { rows } = await sql<{ userId: string }>`
    insert into identity.social_link as link (country, source, subject, user_id, linked_at)
    values (${country}, ${source}, ${subject}, ${userId}, ${now})
    on conflict (country, source, subject) do update set linked_at = link.linked_at
    returning user_id as "userId"`.execute(tx)
  return rows[0]?.userId === userId
}

export async function listSocialSources(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from identity.social_link where user_id = ${userId} order by source`.execute(db)
  return rows.map(({ source }) => source)
}

/** Returns true only the first time that this guest is merged. */
export async function markGuestMerged(tx: Tx, guestId: string, customerId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity.joined (guest_id, customer_id, joined_at) values (${guestId}, ${customerId}, ${now})
    on conflict (guest_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Returns the customer that a guest was merged into, or undefined if the guest was not merged. */
export async function findMergedCustomer(db: Queryable, guestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ customerId: string }>`
    select customer_id as "customerId" from identity.joined where guest_id = ${guestId}`.execute(db)
  return rows[0]?.customerId
}

/** Returns the guests that were merged into an account. */
export async function listMergedGuests(db: Queryable, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ guestId: string }>`
    select guest_id as "guestId" from identity.joined where customer_id = ${customerId}`.execute(db)
  return rows.map(({ guestId }) => guestId)
}

/** Checks whether another account has verified this e-mail address. */
export async function isEmailTaken(db: Queryable, { id, country, email }: Person): Promise<boolean> {
  const other = await findByEmail(db, country, email)
  return other !== undefined && other.id !== id
}

/** Deletes old guests, except those for whom `unless` is true. Returns the ids of the deleted guests. */
export async function deleteGuests(
  db: Queryable,
  { createdBefore, unless, limit }: { createdBefore: Date; unless: RawBuilder<boolean>; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from identity.person where id in (
      select id from identity.person where kind = 'guest' and created_at < ${createdBefore} and not ${unless}
      limit ${limit}
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes the records of guests who were merged long ago. Returns the number of deleted rows. */
export async function deleteOldMerges(db: Queryable, mergedBefore: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from identity.joined where guest_id in (
      select guest_id from identity.joined where joined_at < ${mergedBefore} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

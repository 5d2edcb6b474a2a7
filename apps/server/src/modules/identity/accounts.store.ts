import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** A customer's account. Guests have a row as well, with nothing in it. */
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
  /** The cart of all the customer's devices. */
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

/** Held until the transaction ends, so that two changes of one account stand in line. */
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

/** Only a verified address names an account: anybody can write any address in a profile. */
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
 * The account of a number, made where there is none, and locked. Two first sign-ins at once make one: the second waits
 * for the first's row. One that is deleted while we wait for it is gone, and another is made.
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

/** Those of these who have an account; guests have none. */
export async function filterCustomers(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    /* identity.customers-among */ select id from identity.person
    where id = any(${ids}::uuid[]) and kind = 'customer' and deleted_at is null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** `isTaken` of what it throws: the number, or the verified address, went to another account at the same moment. */
export async function updatePerson(tx: Tx, person: Person): Promise<void> {
  await sql`
    update identity.person set
      phone = ${person.phone}, email = ${person.email}, email_verified = ${person.emailVerified},
      first_name = ${person.firstName}, last_name = ${person.lastName}, password_hash = ${person.passwordHash},
      terms_accepted_at = ${person.termsAcceptedAt}, cart_id = ${person.cartId}
    where id = ${person.id} and deleted_at is null`.execute(tx)
}

export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === "23505"
}

/** The row stays, so that kept orders are still one customer's, and nobody knows whose. */
export async function anonymisePerson(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update identity.person set
      phone = null, email = '', email_verified = false, first_name = '', last_name = '', password_hash = null,
      terms_accepted_at = null, cart_id = null, deleted_at = ${now}
    where id = ${id}`.execute(tx)
  await sql`delete from identity.social_link where user_id = ${id}`.execute(tx)
  await sql`delete from identity.joined where customer_id = ${id}`.execute(tx)
  await sql`
    delete from identity.challenge where session_id in (select id from identity.session where user_id = ${id})`.execute(
    tx,
  )
  await sql`
    delete from identity.ticket where session_id in (select id from identity.session where user_id = ${id})`.execute(tx)
}

/** Which accounts are deleted; a guest's row never is. */
export async function listDeleted(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.person where deleted_at is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these are there and not deleted. */
export async function listUndeleted(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from identity.person where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** False where this identity belongs to another account. */
export async function linkSocial(
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

export async function listSocial(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from identity.social_link where user_id = ${userId} order by source`.execute(db)
  return rows.map(({ source }) => source)
}

/** True the first time only. */
export async function markGuestMerged(tx: Tx, guestId: string, customerId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity.joined (guest_id, customer_id, joined_at) values (${guestId}, ${customerId}, ${now})
    on conflict (guest_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Whose a guest's things are now; undefined where they are the guest's own. */
export async function findMergedCustomer(db: Queryable, guestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ customerId: string }>`
    select customer_id as "customerId" from identity.joined where guest_id = ${guestId}`.execute(db)
  return rows[0]?.customerId
}

/** The guests whose things an account has. */
export async function listMergedGuests(db: Queryable, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ guestId: string }>`
    select guest_id as "guestId" from identity.joined where customer_id = ${customerId}`.execute(db)
  return rows.map(({ guestId }) => guestId)
}

/** Whether another account has verified this address. */
export async function isEmailTaken(db: Queryable, { id, country, email }: Person): Promise<boolean> {
  const other = await findByEmail(db, country, email)
  return other !== undefined && other.id !== id
}

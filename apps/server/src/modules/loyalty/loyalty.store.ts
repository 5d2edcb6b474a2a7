import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { balanceExpression } from "../ledger/public.ts"

export interface MemberKey {
  userId: string
  country: CountryCode
}

export interface StoredMember extends MemberKey {
  cardCode: string
  joinedAt: Date
  /** Null while the customer is a member. */
  leftAt: Date | null
}

/** Makes the customer a member, or changes nothing if the customer is one. A former member gets the old card. */
export async function upsertMember(tx: Tx, { userId, country }: MemberKey, cardCode: string, at: Date): Promise<void> {
  await sql`
    insert into loyalty.member as member (user_id, country, card_code, joined_at)
    values (${userId}, ${country}, ${cardCode}, ${at})
    on conflict (user_id, country) do update set joined_at = excluded.joined_at, left_at = null
    where member.left_at is not null`.execute(tx)
}

/** Locks the member's row until the transaction ends. Undefined if the customer never joined. */
export async function lockProgramMember(tx: Tx, { userId, country }: MemberKey): Promise<StoredMember | undefined> {
  const { rows } = await sql<StoredMember>`
    select ${memberColumns} from loyalty.member where user_id = ${userId} and country = ${country} for update`.execute(
    tx,
  )
  return rows[0]
}

const memberColumns = sql.raw(
  `user_id as "userId", country, card_code as "cardCode", joined_at as "joinedAt", left_at as "leftAt"`,
)

/** Returns those of these customers who are members. */
export async function listProgramMembers(db: Queryable, customers: readonly MemberKey[]): Promise<StoredMember[]> {
  const userIds = customers.map(({ userId }) => userId)
  const countries = customers.map(({ country }) => country)
  const { rows } = await sql<StoredMember>`
    select ${memberColumns} from loyalty.member
    join unnest(${userIds}::uuid[], ${countries}::text[]) as customer (user_id, country) using (user_id, country)
    where left_at is null`.execute(db)
  return rows
}

export async function writeLeft(tx: Tx, { userId, country }: MemberKey, at: Date): Promise<void> {
  await sql`
    update loyalty.member set left_at = greatest(joined_at, ${at}) where user_id = ${userId} and country = ${country}`.execute(
    tx,
  )
}

export async function deleteMember(tx: Tx, userId: string): Promise<void> {
  await sql`delete from loyalty.member where user_id = ${userId}`.execute(tx)
}

export interface Membership extends StoredMember {
  points: number
  /** Points that the customer's unpaid orders have reserved; `points` doesn't contain them. */
  reservedPoints: number
  pendingPoints: number
  /** When the latest of the orders with pending points was delivered; null if there are none. */
  handedOverAt: Date | null
}

/** The SQL expression of the points that a member's unpaid orders have reserved. */
export type ReservedPointsExpression = (
  member: Record<"userId" | "country" | "joinedAt", RawBuilder<unknown>>,
) => RawBuilder<number>

/**
 * Reads all that customers' memberships show, in one statement. Returns one for each customer, in the same sequence;
 * undefined for those who aren't members.
 */
export async function findMemberships(
  { reservedPointsExpression }: { reservedPointsExpression: ReservedPointsExpression },
  db: Queryable,
  customers: readonly MemberKey[],
): Promise<(Membership | undefined)[]> {
  const reserved = reservedPointsExpression({
    userId: sql`member.user_id`,
    country: sql`member.country`,
    joinedAt: sql`member.joined_at`,
  })
  const userIds = customers.map(({ userId }) => userId)
  const countries = customers.map(({ country }) => country)
  const { rows } = await sql<Membership>`
    /* loyalty.membership */
    select ${memberColumns}, coalesce(${pointsOf(sql`member.user_id`, sql`member.country`)}, 0) as points,
      ${reserved} as "reservedPoints", pending.points as "pendingPoints", pending.handed_over_at as "handedOverAt"
    from unnest(${userIds}::uuid[], ${countries}::text[]) as customer (user_id, country)
    join loyalty.member using (user_id, country), lateral (
      select coalesce(sum(points), 0)::int as points, max(handed_over_at) as handed_over_at from loyalty.earning
      where earning.user_id = member.user_id and earning.country = member.country and ${isPending}) as pending
    where left_at is null`.execute(db)
  const keyOf = ({ userId, country }: MemberKey) => `${userId} ${country}`
  const memberships = new Map(rows.map((member) => [keyOf(member), member]))
  return customers.map((customer) => memberships.get(keyOf(customer)))
}

const isPending = sql.raw("credited_at is null and forfeited_at is null and taken_back_at is null")

const pointsOf = (userId: RawBuilder<unknown>, country: RawBuilder<unknown>) =>
  balanceExpression(sql`'points:' || ${userId} || ':' || ${country}`)

/** The SQL expression of a member's points; null if the customer isn't a member. For statements of other modules. */
export function memberPointsExpression(
  userId: RawBuilder<unknown>,
  country: CountryCode,
  /** Points to add to the balance, which depend on when the membership began. */
  addedPoints: (joinedAt: RawBuilder<unknown>) => RawBuilder<number> = () => sql`0`,
): RawBuilder<number | null> {
  return sql`(
    select coalesce(${pointsOf(userId, sql`member.country`)}, 0) + ${addedPoints(sql`member.joined_at`)} from loyalty.member
    where member.user_id = ${userId} and member.country = ${country} and member.left_at is null)`
}

export interface NewEarning extends MemberKey {
  orderId: string
  placedAt: Date
  day: number
  points: number
  handedOverAt: Date
  creditFrom: Date
}

/**
 * LOY-3: writes the earning of a delivered order in one statement, if the customer was a member when it was placed and
 * no other order of the day has one. Locks the member, so that someone who leaves at the same moment forfeits it.
 */
export async function insertEarning(tx: Tx, earning: NewEarning): Promise<void> {
  const { orderId, userId, country, placedAt, day, points, handedOverAt, creditFrom } = earning
  await sql`
    /* loyalty.earn */ insert into loyalty.earning (order_id, user_id, country, day, points, handed_over_at, credit_from)
    select ${orderId}::uuid, user_id, country, ${day}::int, ${points}::int, ${handedOverAt}::timestamptz, ${creditFrom}::timestamptz
    from loyalty.member
    where user_id = ${userId} and country = ${country} and left_at is null and joined_at <= ${placedAt} for share
    on conflict do nothing`.execute(tx)
}

/** The facts that decide whether an order earns points. */
export interface EarningRecord extends Pick<StoredEarning, "creditedAt" | "forfeitedAt" | "takenBackAt"> {
  /** When the customer joined; null if the customer isn't a member. */
  joinedAt: Date | null
  hasLeft: boolean
  /** What another order of the day has earned. `void`: its points were forfeited or taken back. */
  otherEarning: "valid" | "void" | null
  /** When the order was delivered; null if it has no earning. */
  handedOverAt: Date | null
}

/** Reads these facts in one statement; without `orderId`, for an order that isn't placed yet. */
export async function findEarningRecord(
  db: Queryable,
  { userId, country }: MemberKey,
  { orderId, day }: { orderId: string | null; day: number },
): Promise<EarningRecord> {
  const { rows } = await sql<EarningRecord>`
    /* loyalty.earning-record */
    select case when member.left_at is null then member.joined_at end as "joinedAt",
      member.left_at is not null as "hasLeft",
      (select case when forfeited_at is null and taken_back_at is null then 'valid' else 'void' end
        from loyalty.earning where user_id = ${userId} and country = ${country} and day = ${day}::int
        and order_id is distinct from ${orderId}::uuid) as "otherEarning",
      own.handed_over_at as "handedOverAt", own.credited_at as "creditedAt", own.forfeited_at as "forfeitedAt",
      own.taken_back_at as "takenBackAt"
    from (values (1)) as one
      left join loyalty.member on member.user_id = ${userId} and member.country = ${country}
      left join loyalty.earning as own on own.order_id = ${orderId}::uuid`.execute(db)
  return rows[0] as EarningRecord
}

export interface StoredEarning extends MemberKey {
  orderId: string
  points: number
  creditedAt: Date | null
  forfeitedAt: Date | null
  takenBackAt: Date | null
}

const earningColumns = sql.raw(
  `order_id as "orderId", user_id as "userId", country, points, credited_at as "creditedAt",
   forfeited_at as "forfeitedAt", taken_back_at as "takenBackAt"`,
)

/** Locks earnings that can be credited, skipping those that another node credits. */
export async function claimEarnings(tx: Tx, at: Date, limit: number): Promise<StoredEarning[]> {
  const { rows } = await sql<StoredEarning>`
    /* loyalty.claim-earnings */ select ${earningColumns} from loyalty.earning
    where credit_from <= ${at} and ${isPending}
    order by credit_from, order_id limit ${limit} for update skip locked`.execute(tx)
  return rows
}

export async function writeCredited(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`update loyalty.earning set credited_at = ${at} where order_id = ${orderId}`.execute(tx)
}

export async function findEarningMember(db: Queryable, orderId: string): Promise<MemberKey | undefined> {
  const { rows } = await sql<MemberKey>`
    select user_id as "userId", country from loyalty.earning where order_id = ${orderId}`.execute(db)
  return rows[0]
}

export async function lockEarning(tx: Tx, orderId: string): Promise<StoredEarning | undefined> {
  const { rows } = await sql<StoredEarning>`
    select ${earningColumns} from loyalty.earning where order_id = ${orderId} for update`.execute(tx)
  return rows[0]
}

export async function writeTakenBack(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`update loyalty.earning set taken_back_at = ${at} where order_id = ${orderId}`.execute(tx)
}

/** An earning whose points were lost before they were credited. */
export interface LostEarning {
  orderId: string
  points: number
  how: "given up" | "taken back"
  at: Date
}

/** Lists the points that a customer lost before they were credited, the newest first. */
export async function listLostEarnings(db: Queryable, { userId, country }: MemberKey): Promise<LostEarning[]> {
  const { rows } = await sql<LostEarning>`
    /* loyalty.lost-earnings */
    select order_id as "orderId", points, coalesce(forfeited_at, taken_back_at) as at,
      case when forfeited_at is null then 'taken back' else 'given up' end as how
    from loyalty.earning
    where user_id = ${userId} and country = ${country} and credited_at is null
      and coalesce(forfeited_at, taken_back_at) is not null
    order by at desc, order_id desc`.execute(db)
  return rows
}

/** Forfeits the points that a customer has earned and not been credited yet. */
export async function forfeitPending(tx: Tx, { userId, country }: MemberKey, at: Date): Promise<void> {
  await sql`
    update loyalty.earning set forfeited_at = ${at}
    where user_id = ${userId} and country = ${country} and ${isPending}`.execute(tx)
}

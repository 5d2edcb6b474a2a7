import { sql } from "kysely"
import type { Invariant } from "./invariant.ts"

/** Invariants of the points that customers earn and redeem. */
export const loyaltyInvariants: readonly Invariant[] = [
  {
    id: "I7",
    description: "at most one earning per order and one per (user, store-local date), each credited at most once",
    violations: () => sql`
      select 'order ' || order_id as violation from loyalty.earning group by order_id having count(*) > 1
      union all
      select 'user ' || user_id || ' in ' || country || ' on day ' || day from loyalty.earning
      group by user_id, country, day having count(*) > 1
      union all
      select 'earning of order ' || coalesce(earning.order_id, credited.order_id)
      from (select * from loyalty.earning where credited_at is not null) as earning
        full join (
          select posting.order_id, posting.user_id, -sum(entry.amount) as points
          from ledger.posting join ledger.entry on entry.posting_id = posting.id and entry.account like 'points:%'
          where kind = 'points earned' and currency = 'POINTS' group by posting.id
        ) as credited on credited.order_id = earning.order_id
      where earning.points is distinct from credited.points or earning.user_id is distinct from credited.user_id`,
  },
  {
    id: "I19",
    description: "each free pizza whose points were not returned was redeemed once, with points that the customer had",
    violations: () => sql`
      with redeemed as (
        select posting.id, posting.order_id, entry.account, entry.amount as points
        from ledger.posting join ledger.entry on entry.posting_id = posting.id and entry.account like 'points:%'
        where kind = 'points redeemed'),
      not_returned as (
        select * from redeemed where not exists (
          select from ledger.posting where kind = 'points returned' and cause = redeemed.order_id::text))
      select 'order ' || coalesce(not_returned.order_id, use.order_id) as violation
      from not_returned full join (select * from offers.use where points is not null and released_at is null) as use
        on use.order_id = not_returned.order_id
      where not_returned.points is distinct from use.points
      union all
      select 'order ' || redeemed.order_id from redeemed join (
        select posting_id, account, -sum(amount) over (partition by account order by posting_id) as balance
        from ledger.entry where account like 'points:%'
      ) as after on after.posting_id = redeemed.id and after.account = redeemed.account
      where after.balance < 0`,
  },
  {
    id: "I20",
    description:
      "each correction of points in the ledger has one applied correction by head office, with the same points",
    violations: () => sql`
      select 'correction ' || coalesce(correction.id::text, posted.cause) as violation
      from (select * from head_office.correction where status = 'applied') as correction
        full join (
          select posting.cause, posting.user_id, posting.country, coalesce(-sum(entry.amount), 0) as points
          from ledger.posting
            left join ledger.entry on entry.posting_id = posting.id and entry.account like 'points:%'
          where kind = 'points corrected' group by posting.id
        ) as posted on posted.cause = correction.id::text
      where correction.points is distinct from posted.points or correction.user_id is distinct from posted.user_id
        or correction.country is distinct from posted.country`,
  },
  {
    id: "I25",
    description:
      "the points of an order that was refunded in full are taken back, and credited points that were taken back are so in the ledger, and vice versa",
    // Points that the customer gave up by leaving the programme aren't taken back. The compensation for a late order
    // isn't a refund.
    violations: () => sql`
      with given_back as (
        select order_id, sum(amount) as amount from (
          select order_id, amount from cases.remedy where state = 'GIVEN' and kind = 'WALLET_CREDIT'
          union all
          select payment.order_id, refund.amount from payments.refund join payments.payment on payment.id = payment_id
          where payment.taken_at is not null and refund.charge_ref is null and cause <> 'compensation'
        ) as each group by order_id)
      select 'refunded order ' || earning.order_id as violation
      from loyalty.earning join given_back using (order_id) join orders.order on "order".id = earning.order_id
        join loyalty.member on member.user_id = earning.user_id and member.country = earning.country
      where given_back.amount >= "order".payable and taken_back_at is null and forfeited_at is null
        and left_at is null and coalesce(credited_at > joined_at, true)
      union all
      select 'earning of order ' || coalesce(earning.order_id, posted.order_id)
      from (select * from loyalty.earning where credited_at is not null and taken_back_at is not null) as earning
        full join (
          select posting.order_id, posting.user_id, sum(entry.amount) as points
          from ledger.posting join ledger.entry on entry.posting_id = posting.id and entry.account like 'points:%'
          where kind = 'points taken back' group by posting.id
        ) as posted on posted.order_id = earning.order_id
      where earning.points is distinct from posted.points or earning.user_id is distinct from posted.user_id`,
  },
]

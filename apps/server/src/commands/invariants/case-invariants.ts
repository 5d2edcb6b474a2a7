import { sql } from "kysely"
import type { Invariant } from "./invariant.ts"

/** Invariants of complaints, their remedies and their photos. */
export const caseInvariants: readonly Invariant[] = [
  {
    id: "I21",
    description:
      "each remedy that was given has exactly one posting in the ledger with its amount, or one free order that replaces its order, and vice versa",
    violations: () => sql`
      select 'remedy ' || coalesce(given.id::text, booked.cause) as violation
      from (select * from cases.remedy where state = 'GIVEN' and kind <> 'NEW_ORDER') as given
        full join (
          select posting.cause, posting.order_id, posting.country, sum(entry.amount) as amount
          from ledger.posting join ledger.entry on entry.posting_id = posting.id and entry.account like 'remedies:%'
          where kind = 'remedy' group by posting.id
        ) as booked on booked.cause = given.id::text
      where given.amount is distinct from booked.amount or given.order_id is distinct from booked.order_id
        or given.country is distinct from booked.country
      union all
      select 'refund of remedy ' || given.id from cases.remedy as given
      where state = 'GIVEN' and kind = 'REFUND' and given.amount is distinct from (
        select sum(refund.amount) from payments.refund where refund.cause = 'remedy:' || given.id)
      union all
      select 'new order of remedy ' || given.id from cases.remedy as given
        left join orders.order as made on made.id = given.new_order_id
      where given.state = 'GIVEN' and given.kind = 'NEW_ORDER'
        and (made.id is null or made.payable <> 0 or made.mode is distinct from 'FREE'
          or made.replaces_order_id is distinct from given.order_id
          or made.number is distinct from given.new_order_number)
      union all
      select 'replacement ' || made.id from orders.order as made
        left join cases.remedy as given on given.new_order_id = made.id
      where made.replaces_order_id is not null and given.id is null`,
  },
  {
    id: "I22",
    description: "remedies, refunds and the compensation for a late order sum to at most what the order cost",
    // A new order that was cancelled doesn't count as given.
    violations: () => sql`
      with remedied as (
        select order_id, sum(amount) as amount from cases.remedy
        where state = 'GIVEN' and not exists (
          select from orders.order as made where made.id = remedy.new_order_id and made.status = 'CANCELLED')
        group by order_id),
      refunded as (
        select payment.order_id, sum(refund.amount) as amount
        from payments.refund join payments.payment on payment.id = payment_id
        where payment.taken_at is not null and refund.charge_ref is null and cause <> 'compensation'
          and cause not like 'remedy:%'
        group by payment.order_id)
      select 'order ' || remedied.order_id as violation
      from remedied left join orders.order on "order".id = remedied.order_id
        left join refunded on refunded.order_id = remedied.order_id
        left join kitchen.compensation on compensation.order_id = remedied.order_id
      where remedied.amount + coalesce(refunded.amount, 0) + coalesce(compensation.amount, 0)
        > coalesce("order".payable, 0)`,
  },
  {
    id: "I23",
    description: "each resolved case has the message of staff that resolved it",
    violations: () => sql`
      select 'case ' || resolved.id as violation from cases.case as resolved
      where state = 'RESOLVED' and not exists (
        select from cases.message
        where message.id = resolved.resolving_message_id and message.case_id = resolved.id and author <> 'CUSTOMER')`,
  },
  {
    id: "I24",
    description: "each photo of a case is its customer's, also from the time as a guest; an erased case has no photo",
    // Guests are deleted some time after they signed in, so a missing person was a guest.
    violations: () => sql`
      select 'photo ' || photo.id as violation from cases.photo join cases.case as its_case on its_case.id = photo.case_id
        left join identity.person on person.id = photo.owner_id
      where its_case.user_id is null or (person.kind = 'customer' and person.id <> its_case.user_id)`,
  },
]

import { sql } from "kysely"
import { oneMinuteBefore, type Invariant } from "./invariant.ts"

/** Invariants of payments, refunds and the ledger. */
export const moneyInvariants: readonly Invariant[] = [
  {
    id: "I1",
    description: "every confirmed prepaid order has exactly one captured payment, same amount, same currency",
    violations: () => sql`
      select 'order ' || "order".id as violation
      from orders.order left join payments.payment on payment.order_id = "order".id and payment.taken_at is not null
      where "order".placed_at is not null
      group by "order".id
      having count(payment.id) <>
          case when "order".mode = 'COD' or "order".replaces_order_id is not null then 0 else 1 end
        or bool_or(payment.id is not null and (payment.amount + payment.wallet_amount <> "order".payable
          or payment.captured_amount is distinct from payment.amount
          or payment.currency <> "order".currency or payment.captured_currency is distinct from "order".currency))`,
  },
  {
    id: "I2",
    description:
      "every captured payment older than 60 s has an order that is confirmed, or a refund in progress or done",
    violations: (context) => sql`
      select 'payment ' || payment.id as violation
      from payments.payment left join orders.order on "order".id = payment.order_id
      where payment.captured_at < ${oneMinuteBefore(context)}
        and (payment.taken_at is null or "order".id is null or "order".placed_at is null
          or "order".status = 'CANCELLED')
        and payment.captured_amount + payment.wallet_amount > 0
        and not exists (select from payments.refund where refund.payment_id = payment.id)`,
  },
  {
    id: "I3",
    description: "for each ledger transaction and each currency, debits = credits; over the whole ledger the sum is 0",
    violations: () => sql`
      select 'posting ' || posting.id as violation
      from ledger.posting left join (
        select posting_id, sum(amount) as sum, count(*) as entries from ledger.entry group by posting_id
      ) as written on written.posting_id = posting.id
      where written.sum is distinct from 0
      union all
      select 'entries without a posting: ' || posting_id from ledger.entry
      where not exists (select from ledger.posting where posting.id = entry.posting_id)`,
  },
  {
    id: "I4",
    description: "each wallet and points balance = sum of its entries, and no wallet is below 0",
    violations: () => sql`
      select account as violation
      from ledger.balance full join (
        select account, -sum(amount) as sum from ledger.entry
        where account like 'wallet:%' or account like 'points:%' group by account
      ) as written using (account)
      where coalesce(balance.amount, 0) <> coalesce(written.sum, 0)
        or (balance.amount < 0 and account like 'wallet:%')`,
  },
  {
    id: "I8",
    description:
      "refunds for a payment sum to at most the captured amount; one refund per cause; the compensation for a late order is paid once",
    violations: () => sql`
      select 'payment ' || payment.id as violation from payments.refund join payments.payment on payment.id = payment_id
      group by payment.id
      having sum(refund.amount) filter (where part = 'paid' and refund.charge_ref is null) > payment.captured_amount
        or sum(refund.amount) filter (where part = 'wallet') > payment.wallet_amount
        or payment.captured_amount is null
      union all
      select 'payment ' || payment_id || ': ' || cause from payments.refund
      group by payment_id, cause, part having count(*) > 1
      union all
      select 'payment ' || extra.payment_id || ': ' || extra.charge_ref
      from payments.extra_charge as extra left join payments.refund using (payment_id, charge_ref)
      group by extra.payment_id, extra.charge_ref, extra.amount
      having coalesce(sum(refund.amount), 0) <> extra.amount
      union all
      select 'late order ' || ticket.order_id
      from kitchen.ticket join orders.order on "order".id = ticket.order_id
        left join kitchen.compensation on compensation.order_id = ticket.order_id
        left join (
          select cause, sum(amount) as amount from ledger.posting join ledger.entry on posting_id = posting.id
          where kind = 'compensation' and account like 'compensation:%' group by cause
        ) as booked on booked.cause = ticket.order_id::text
      where coalesce(compensation.amount, 0) <> coalesce(booked.amount, 0)
        or coalesce(compensation.amount, 0) <> case
          when stage = 'HANDED OVER' and ticket.ended_at > due_at then least("order".payable, liability) else 0 end`,
  },
  {
    id: "I11",
    description: "each provider event has at most one effect; every stored event reached a final state within 60 s",
    violations: (context) => sql`
      select 'event ' || event_id as violation from payments.provider_event
      where (done_at is null and received_at < ${oneMinuteBefore(context)}) or done_at > received_at + interval '60 seconds'
      union all
      select 'event ' || event_id from payments.provider_event group by provider, event_id having count(*) > 1
      union all
      select 'payment ' || payment_id from payments.provider_event
      where outcome in ('taken', 'late', 'wrong amount') group by payment_id having count(*) > 1`,
  },
]

import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { stagesOf, statusAt } from "@hearth/domain/orders/order-stage.ts"
import { nextStatuses } from "@hearth/domain/orders/order-status.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import { sql } from "kysely"
import type { Invariant } from "./invariant.ts"

/** The stage changes that a kitchen may make, per delivery type. */
const allowedStageChanges = deliveryTypes.flatMap((deliveryType) => {
  const stages = stagesOf(deliveryType)
  const forward = stages.slice(1).map((stage, index) => `${deliveryType}:${stages[index]}>${stage}`)
  return [...forward, ...stages.slice(0, -1).map((stage) => `${deliveryType}:${stage}>CANCELLED`)]
})
/** The order statuses that belong to each stage, per delivery type. */
const matchingStatuses = deliveryTypes.flatMap((deliveryType) =>
  stagesOf(deliveryType)
    .map((stage) => `${deliveryType}:${stage}=${statusAt(stage, deliveryType)}`)
    .concat(`${deliveryType}:PLACED=ADVANCE ORDER`, `${deliveryType}:CANCELLED=CANCELLED`),
)
const allowedStatusChanges = Object.entries(nextStatuses).flatMap(([from, to]) => to.map((next) => `${from}>${next}`))

/** Invariants of orders, their histories and the uses of offers. */
export const orderInvariants: readonly Invariant[] = [
  {
    id: "I5",
    description: "at most one order per idempotency key, and at most one order per cart version",
    violations: () => sql`
      select 'cart ' || cart_id || ' version ' || cart_version as violation from orders.order
      where status <> 'FAILED' group by cart_id, cart_version having count(*) > 1
      union all
      select 'key ' || key from platform.idempotency_key group by owner, key having count(*) > 1`,
  },
  {
    id: "I6",
    description:
      "coupon redemptions ≤ global limit and ≤ per-user limit; each belongs to one live order; released once on cancel",
    violations: () => sql`
      with live as (select * from offers.use where released_at is null),
      limits as (
        select id, max((data -> 'limits' ->> 'inAll')::int) as in_all, max((data -> 'limits' ->> 'perUser')::int) as per_user
        from offers.offer group by id)
      select 'order ' || live.order_id || ' and ' || live.offer_id as violation
      from live left join orders.order on "order".id = live.order_id
      where "order".id is null or "order".status in ('FAILED', 'CANCELLED')
        or (live.settled_at is null) <> ("order".status = 'PENDING')
      union all
      select 'released of a live order: ' || use.order_id from offers.use join orders.order on "order".id = use.order_id
      where use.released_at is not null and "order".status not in ('PENDING', 'FAILED', 'CANCELLED')
      union all
      select 'offer ' || offer_id from live join limits on limits.id = offer_id
      group by offer_id, in_all having count(*) > in_all
      union all
      select 'offer ' || offer_id || ' of ' || user_id from live join limits on limits.id = offer_id
      group by offer_id, user_id, per_user having count(*) > per_user
      union all
      select 'tally of ' || tally.offer_id from offers.tally left join live on live.offer_id = tally.offer_id
      group by tally.offer_id, tally.used having count(live.offer_id) <> tally.used`,
  },
  {
    id: "I9",
    description:
      "each order's status history is a path in the state machine, and so is its kitchen's; nothing leaves a terminal state",
    violations: () => sql`
      select 'order ' || walked.order_id as violation
      from orders.status_change as walked left join orders.status_change as before
        on before.order_id = walked.order_id and before.position = walked.position - 1
      where walked.position < 1
        or (walked.position = 1 and walked.status <> 'PENDING')
        or (walked.position > 1
          and (before.status is null or before.status || '>' || walked.status <> all(${allowedStatusChanges}::text[])))
      union all
      select 'order ' || "order".id
      from orders.order
        left join (select order_id, max(position) as position from orders.status_change group by order_id) as last
          on last.order_id = "order".id
        left join orders.status_change as ended on ended.order_id = last.order_id and ended.position = last.position
      where ended.status is distinct from "order".status
      union all
      select 'kitchen of order ' || ticket.order_id
      from kitchen.ticket join kitchen.step as walked on walked.order_id = ticket.order_id
        left join kitchen.step as before
          on before.order_id = walked.order_id and before.position = walked.position - 1
      where (walked.position = 1 and walked.stage <> 'PLACED') or walked.position < 1
        or (walked.position > 1
          and (way || ':' || before.stage || '>' || walked.stage = any(${allowedStageChanges}::text[])) is distinct from true)
      union all
      select 'ticket ' || ticket.order_id
      from kitchen.ticket join orders.order on "order".id = ticket.order_id
      where way || ':' || stage || '=' || "order".status <> all(${matchingStatuses}::text[])
        or stage is distinct from (
          select step.stage from kitchen.step where step.order_id = ticket.order_id order by position desc limit 1)`,
  },
  {
    id: "I10",
    description: "order total = total recomputed from its own stored line snapshot",
    violations: () => sql`
      select 'order ' || "order".id as violation
      from orders.order,
        lateral jsonb_to_record(bill) as whole (
          "validItems" jsonb, charges jsonb, taxable bigint, tax bigint, tip bigint, "roundOff" bigint, payable bigint,
          gross bigint, discount bigint, taxes jsonb),
        lateral (
          select coalesce(sum((line -> 'product' ->> 'price')::bigint * (line ->> 'quantity')::bigint), 0) as gross,
            coalesce(sum((line ->> 'discount')::bigint), 0) as discount,
            coalesce(sum((line ->> 'taxable')::bigint), 0) as taxable
          from jsonb_array_elements("validItems") as line) as goods,
        lateral (
          select coalesce(sum((charge ->> 'taxable')::bigint), 0) as taxable
          from jsonb_array_elements(charges) as charge) as extra,
        lateral (
          select coalesce(sum((part ->> 'amount')::bigint), 0) as tax from jsonb_array_elements(taxes) as part) as due
      where goods.gross <> whole.gross or goods.discount <> whole.discount
        or goods.taxable + extra.taxable <> whole.taxable or due.tax <> whole.tax
        or whole.taxable + whole.tax + tip + "roundOff" <> whole.payable
        or whole.payable <> "order".payable`,
  },
  {
    id: "I12",
    description: "every quantity is 1…max, no negative price, total ≥ 0",
    violations: () => sql`
      select 'order ' || "order".id as violation from orders.order
      where payable < 0
        or exists (
          select from jsonb_array_elements(lines) as line
          where (line ->> 'quantity')::numeric not between 1 and ${cartLimits.quantity}::int
            or (line ->> 'quantity')::numeric % 1 <> 0)
        or exists (
          select from jsonb_array_elements(bill -> 'validItems') as line
          where (line -> 'product' ->> 'price')::numeric < 0 or (line ->> 'net')::numeric < 0)`,
  },
]

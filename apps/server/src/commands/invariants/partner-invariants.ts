import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

/** The addresses of the stand-ins' admin pages, to compare our records with theirs. */
export interface PartnerAdminUrls {
  payments?: string | undefined
  messages?: string | undefined
}

/** An invariant that compares our records with a partner's. */
export interface PartnerInvariant {
  id: string
  description: string
  partner: keyof PartnerAdminUrls
  /** Returns the violations. */
  violations(db: Queryable, adminUrl: string): Promise<string[]>
}

interface PartnerPayment {
  reference: string
  provider: string
  amount: number
  currency: string
  state: string
  refunds: { reference: string; amount: number; state: string }[]
}

interface OwnPayment {
  id: string
  provider: string
  amount: number
  currency: string
  charges: number
  refunded: number
}

async function fetchJson<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as Answer
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

export const partnerInvariants: readonly PartnerInvariant[] = [
  {
    id: "I17",
    description: "the providers' records = our records (captures and refunds, both directions)",
    partner: "payments",
    async violations(db, adminUrl) {
      const { payments } = await fetchJson<{ payments: PartnerPayment[] }>(`${adminUrl}/admin/payments`)
      const partnerCaptures = Map.groupBy(
        payments.filter(({ state }) => state === "captured"),
        ({ reference }) => reference,
      )
      const { rows } = await sql<OwnPayment>`
        select payment.id, payment.provider, payment.captured_currency as currency, 1 + extra.charges as charges,
          payment.captured_amount + extra.amount as amount,
          (select coalesce(sum(refund.amount), 0)::bigint from payments.refund
           where refund.payment_id = payment.id and part = 'paid' and "to" = 'source' and status = 'DONE') as refunded
        from payments.payment cross join lateral (
          select count(*)::int as charges, coalesce(sum(extra_charge.amount), 0)::bigint as amount
          from payments.extra_charge where payment_id = payment.id) as extra
        where payment.captured_at is not null and provider is not null`.execute(db)
      const ownIds = new Set(rows.map(({ id }) => id))
      const differing = rows.filter(({ id, provider, amount, currency, charges, refunded }) => {
        const partnerCharges = partnerCaptures.get(id) ?? []
        const doneRefunds = partnerCharges.flatMap(({ refunds }) => refunds).filter(({ state }) => state === "done")
        const isSameProvider = partnerCharges.every((each) => each.provider === provider && each.currency === currency)
        const isSame =
          isSameProvider &&
          partnerCharges.length === charges &&
          sum(partnerCharges.map((each) => each.amount)) === amount
        return !isSame || sum(doneRefunds.map((each) => each.amount)) !== refunded
      })
      const unrecorded = [...partnerCaptures.keys()].filter((reference) => !ownIds.has(reference))
      return [
        ...differing.map(({ id }) => `payment ${id} differs from the provider's record`),
        ...unrecorded.map((reference) => `a provider captured ${reference}, which we have not recorded`),
      ]
    },
  },
  {
    id: "I18",
    description: "the SMS provider's count = our SMS count",
    partner: "messages",
    async violations(db, adminUrl) {
      const { messages } = await fetchJson<{ messages: { channel: string }[] }>(
        `${adminUrl}/admin/messages?limit=1000000`,
      )
      const partnerCount = messages.filter(({ channel }) => channel === "sms").length
      const { rows } = await sql<{ sent: number; maybe: number }>`
        select (count(*) filter (where state = 'sent'))::int as sent,
          (count(*) filter (where state in ('unknown', 'sending')))::int as maybe
        from messages.message where channel = 'sms'`.execute(db)
      const { sent = 0, maybe = 0 } = rows[0] ?? {}
      // For messages whose response was lost it is unknown whether they were sent.
      const agrees = partnerCount >= sent && partnerCount <= sent + maybe
      return agrees ? [] : [`the provider has ${partnerCount} SMS; we sent ${sent} and perhaps ${maybe} more`]
    },
  },
]

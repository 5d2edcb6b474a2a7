import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

/** What the stand-ins have in their books, where their addresses are given. */
export interface Desks {
  payments?: string | undefined
  messages?: string | undefined
}

/** An invariant that two sides have to agree on. */
export interface PartnerInvariant {
  id: string
  says: string
  desk: keyof Desks
  /** Whatever breaks it. */
  broken(db: Queryable, desk: string): Promise<string[]>
}

interface Booked {
  reference: string
  provider: string
  amount: number
  currency: string
  state: string
  refunds: { reference: string; amount: number; state: string }[]
}

interface Ours {
  id: string
  provider: string
  amount: number
  currency: string
  refunded: number
}

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as Answer
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

export const partnerInvariants: readonly PartnerInvariant[] = [
  {
    id: "I17",
    says: "the providers' books = our books (captures and refunds, both directions)",
    desk: "payments",
    async broken(db, desk) {
      const { payments } = await read<{ payments: Booked[] }>(`${desk}/admin/payments`)
      const theirs = new Map(payments.filter(({ state }) => state === "captured").map((each) => [each.reference, each]))
      const { rows } = await sql<Ours>`
        select payment.id, payment.provider, payment.captured_amount as amount, payment.captured_currency as currency,
          (select coalesce(sum(refund.amount), 0)::bigint from payments.refund
           where refund.payment_id = payment.id and part = 'paid' and "to" = 'source' and status = 'DONE') as refunded
        from payments.payment where captured_at is not null and provider is not null`.execute(db)
      const ours = new Map(rows.map((each) => [each.id, each]))
      const differing = rows.filter(({ id, provider, amount, currency, refunded }) => {
        const there = theirs.get(id)
        const givenBack = sum((there?.refunds ?? []).filter(({ state }) => state === "done").map((each) => each.amount))
        const isSame = there?.provider === provider && there.amount === amount && there.currency === currency
        return !isSame || givenBack !== refunded
      })
      const unknown = [...theirs.keys()].filter((reference) => !ours.has(reference))
      return [
        ...differing.map(({ id }) => `payment ${id} is another at its provider`),
        ...unknown.map((reference) => `a provider took ${reference}, and we did not`),
      ]
    },
  },
  {
    id: "I18",
    says: "the SMS provider's count = our SMS count",
    desk: "messages",
    async broken(db, desk) {
      const { messages } = await read<{ messages: { channel: string }[] }>(`${desk}/admin/messages?limit=1000000`)
      const theirs = messages.filter(({ channel }) => channel === "sms").length
      const { rows } = await sql<{ sent: number; maybe: number }>`
        select (count(*) filter (where state = 'sent'))::int as sent,
          (count(*) filter (where state in ('unknown', 'sending')))::int as maybe
        from messages.message where channel = 'sms'`.execute(db)
      const { sent = 0, maybe = 0 } = rows[0] ?? {}
      // Of those whose answer was lost it is not known whether they went out.
      const agrees = theirs >= sent && theirs <= sent + maybe
      return agrees ? [] : [`${theirs} SMS there, ${sent} sent and ${maybe} perhaps sent here`]
    },
  },
]

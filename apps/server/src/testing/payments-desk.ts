/** What a provider has in its books. */
export interface BookedPayment {
  id: string
  provider: string
  /** Our own, the payment's id. */
  reference: string
  amount: number
  currency: string
  state: "open" | "approved" | "captured" | "declined" | "expired"
  refunds: { id: string; reference: string; amount: number; state: "pending" | "done" | "failed" }[]
}

/** The desk of the stand-in providers: what customers and fate do there. */
export interface PaymentsDesk {
  /** Where they tell our server what happened. */
  tell(url: string): Promise<unknown>
  books(reference?: string): Promise<BookedPayment[]>
  /** As the customer would: in the app, on the page. */
  settle(
    reference: string,
    outcome: "paid" | "declined",
    other?: { tell?: false; amount?: number; currency?: string },
  ): Promise<unknown>
  ask<Answer>(path: string, body?: object): Promise<Answer>
}

export function paymentsDesk(desk: string): PaymentsDesk {
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { "content-type": "application/json" }
    const answer = await fetch(`${desk}/admin/${path}`, {
      ...(body && { method: "POST", headers, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The desk answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    ask,
    tell: (url) => ask("webhook-base", { url }),
    async books(reference = "") {
      const path = `payments?reference=${encodeURIComponent(reference)}`
      return (await ask<{ payments: BookedPayment[] }>(path)).payments
    },
    settle: (reference, outcome, other = {}) => ask("settle", { reference, outcome, ...other }),
  }
}

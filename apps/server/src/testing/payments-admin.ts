/** A payment in a provider's records. */
export interface StandInPayment {
  id: string
  provider: string
  /** Our reference, the payment's id. */
  reference: string
  amount: number
  currency: string
  state: "open" | "approved" | "captured" | "declined" | "expired"
  refunds: { id: string; reference: string; amount: number; state: "pending" | "done" | "failed" }[]
}

/** The admin page of the stand-in providers, to do what customers do and to simulate failures. */
export interface PaymentsAdmin {
  /** Sets where the providers send their callbacks. */
  setWebhookUrl(url: string): Promise<unknown>
  listPayments(reference?: string): Promise<StandInPayment[]>
  /** Pays or declines as the customer would in the app or on the page. */
  settle(
    reference: string,
    outcome: "paid" | "declined",
    options?: { notify?: false; amount?: number; currency?: string },
  ): Promise<unknown>
  request<Answer>(path: string, body?: object): Promise<Answer>
}

export function paymentsAdmin(adminUrl: string): PaymentsAdmin {
  async function request<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { "content-type": "application/json" }
    const answer = await fetch(`${adminUrl}/admin/${path}`, {
      ...(body && { method: "POST", headers, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The admin page answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    request,
    setWebhookUrl: (url) => request("webhook-base", { url }),
    async listPayments(reference = "") {
      const path = `payments?reference=${encodeURIComponent(reference)}`
      return (await request<{ payments: StandInPayment[] }>(path)).payments
    },
    settle: (reference, outcome, options = {}) => request("settle", { reference, outcome, ...options }),
  }
}

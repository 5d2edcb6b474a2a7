/** The outcome of a call, for screens. Behaviour depends on `kind` and `code`, never on the words of the message. */
export type Result<Data> =
  | { ok: true; data: Data }
  | {
      ok: false
      /**
       * `refused`: sending it again would be refused again. `failed`: it may or may not have had an effect; repeat it
       * with the same idempotency key.
       */
      kind: "refused" | "failed"
      code: string
      /** For the customer. */
      message: string
    }

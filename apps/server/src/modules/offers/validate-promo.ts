import { AppError } from "../../platform/errors/app-error.ts"
import { failureEnvelope } from "../../platform/errors/failure-envelope.ts"
import type { CartOwner, Carts } from "../cart/public.ts"

/** Checks whether a code would apply. A code that doesn't apply is a result, not a thrown error. */
export async function validatePromo(carts: Carts, owner: CartOwner, enteredCode: string) {
  try {
    const explicitPromo = await carts.validatePromo(owner, enteredCode)
    return { status: "success" as const, explicitPromo, errors: [] }
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== "PROMO_UNKNOWN" && error.code !== "PROMO_REFUSED")) throw error
    const { status, errors } = failureEnvelope(error.code, error.details.displayMsg)
    return { status, explicitPromo: null, errors }
  }
}

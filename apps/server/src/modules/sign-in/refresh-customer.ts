import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { toCustomerSession } from "./customer-session.ts"
import { findPerson } from "../identity/public.ts"
import { type RefreshProof, refreshSession, type RequestContext } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

/** Prolongs a customer's session. The response describes the customer as signing in does. */
export async function refreshCustomer(
  deps: SignInDeps,
  context: RequestContext,
  proof: RefreshProof,
): Promise<CustomerSession> {
  const { db, settings } = deps
  const issued = await refreshSession(deps.sessions, context, "customer", proof)
  const person = await findPerson(db, issued.session.userId)
  if (!person) throw new AppError("SESSION_ENDED")
  const orderFrequency = await deps.readOrderFrequency(db, person.id)
  return toCustomerSession({ issued, person, orderFrequency, leftOut: [] }, context, settings)
}

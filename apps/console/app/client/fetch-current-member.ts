import { call } from "./api.ts"
import { staffSession } from "./staff-session.ts"

/** Loads the signed-in staff member. A 401 response has already updated `staffSession`. */
export async function fetchCurrentMember(): Promise<void> {
  const result = await call("GET /store-ops/ve1/me")
  if (result.ok) staffSession.set({ state: "in", member: result.data.member })
  else if (staffSession.get().state === "loading") staffSession.set({ state: "loading", errorMessage: result.message })
}

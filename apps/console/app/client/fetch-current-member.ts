import { call } from "./api.ts"
import { staffSession } from "./staff-session.ts"

/** Loads the signed-in staff member. A 401 response has already updated `staffSession`. */
export async function fetchCurrentMember(): Promise<void> {
  const answer = await call("GET /store-ops/ve1/me")
  if (answer.ok) staffSession.set({ state: "in", member: answer.data.member })
  else if (staffSession.get().state === "asked") staffSession.set({ state: "asked", failed: answer.message })
}

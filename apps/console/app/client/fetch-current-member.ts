import { call } from "./api.ts"
import { staffSession } from "./staff-session.ts"

/** Who is signed in on this device. Where nobody is, `who` has heard of it by the answer itself. */
export async function fetchCurrentMember(): Promise<void> {
  const answer = await call("GET /store-ops/ve1/me")
  if (answer.ok) staffSession.set({ state: "in", member: answer.data.member })
  else if (staffSession.get().state === "asked") staffSession.set({ state: "asked", failed: answer.message })
}

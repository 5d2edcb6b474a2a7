import { call } from "./api.ts"
import { who } from "./who.ts"

/** Who is signed in on this device. Where nobody is, `who` has heard of it by the answer itself. */
export async function askWho(): Promise<void> {
  const answer = await call("GET /store-ops/ve1/me")
  if (answer.ok) who.set({ state: "in", member: answer.data.member })
  else if (who.get().state === "asked") who.set({ state: "asked", failed: answer.words })
}

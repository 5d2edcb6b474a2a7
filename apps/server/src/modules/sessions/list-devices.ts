import * as identityTexts from "@hearth/texts/account/identity.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { listSessionsOf } from "./sessions.store.ts"
import type { SessionDeps } from "./session-deps.ts"

/** Lists the devices where a customer is signed in, so that they can spot unknown ones. */
export async function listDevices({ db, clock }: SessionDeps, session: Session) {
  const rows = await listSessionsOf(db, session.userId, clock.now())
  const sessions = rows.map(({ id, device, created_at, last_used_at }) => ({
    sessionId: id,
    current: id === session.id,
    device: device || identityTexts.unknownDevice,
    startedAt: created_at.toISOString(),
    lastUsedAt: (last_used_at ?? created_at).toISOString(),
  }))
  return { sessions }
}

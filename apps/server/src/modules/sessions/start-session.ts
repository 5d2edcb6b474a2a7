import { isMiniApp } from "@hearth/contract/client-types.ts"
import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { type Carrier, endSession, insertSession, insertToken, type SessionKind } from "./sessions.store.ts"
import { sessionSeconds } from "./lifetimes.ts"
import { deriveRefreshToken, hashToken } from "./refresh-token.ts"
import { insertPerson } from "../identity/public.ts"
import { issueCredentials, type IssuedSession } from "./issue-credentials.ts"
import type { SessionDeps } from "./session-deps.ts"

export interface NewSession {
  kind: SessionKind
  userId: string
  cartId: string
  country: CountryCode
  /** Determines how the refresh token is sent, unless `carrier` is given. */
  clientType: ClientType
  carrier?: Carrier
  /** A readable description for the list of devices. */
  device?: string
  /** Sessions that this one replaces. They end here, so that signing in always issues new tokens. */
  replaces?: readonly string[]
}

export async function startSession(deps: SessionDeps, tx: Tx, input: NewSession): Promise<IssuedSession> {
  const { clock, random, keys } = deps
  const { kind, userId, cartId, country, clientType, device = "", replaces = [] } = input
  const now = clock.now()
  for (const id of replaces) await endSession(tx, id, "replaced", now)

  const carrier = input.carrier ?? (isMiniApp(clientType) ? "body" : "cookie")
  const session = {
    id: random.uuid(),
    handle: random.token(16),
    userId,
    cartId,
    kind,
    country,
    carrier,
    salt: random.token(16),
    expiresAt: new Date(now.getTime() + sessionSeconds(kind, carrier) * 1000),
  } as const
  await insertPerson(tx, userId, kind, country, now)
  await insertSession(tx, session, device, now)
  await insertToken(tx, session.id, 0, hashToken(deriveRefreshToken(keys.refresh, session, 0)), now)
  return issueCredentials(deps, session, 0)
}

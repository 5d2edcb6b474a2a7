export { createSessions } from "./authenticate.ts"
export { connectSessions } from "./connect-sessions.ts"
export { deliverRefreshToken } from "./deliver-refresh-token.ts"
export { formatDeviceName } from "./format-device-name.ts"
export { issueCredentials, type IssuedSession } from "./issue-credentials.ts"
export { RECENT_SIGN_IN_SECONDS, REPEAT_SECONDS } from "./lifetimes.ts"
export { clearRefreshCookie } from "./refresh-cookie.ts"
export type { GuestEraser } from "./purge-expired-sessions.ts"
export { type RefreshProof, refreshSession } from "./refresh-session.ts"
export type { Caller, RequestContext } from "./request-context.ts"
export { createSessionDeps, type SessionDeps } from "./session-deps.ts"
export {
  endSessionsOf,
  filterOpenSessions,
  findCarrier,
  findSessionStart,
  findUnusedSession,
  listSessionIdsOf,
} from "./sessions.store.ts"
export { startSession } from "./start-session.ts"

export { createSessions } from "./authenticate.ts"
export { createIdentity, type Identity } from "./identity.ts"
export { revokeAllOf, revokeSession } from "./revoke-session.ts"
export { startSession } from "./start-session.ts"

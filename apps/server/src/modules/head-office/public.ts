export { insertAuditEntry } from "./audit.store.ts"
export { connectHeadOffice } from "./connect-head-office.ts"

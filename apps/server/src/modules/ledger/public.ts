export { accounts, type Program, programOf, programs } from "./accounts.ts"
export { balancesOf, findPosting, lockBalances, type Movement, movementsOf } from "./ledger.store.ts"
export { postToLedger } from "./post-to-ledger.ts"
export type { Entry, Posting } from "./posting.ts"

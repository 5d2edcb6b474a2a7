export { accounts, type Program, programOf, programs } from "./accounts.ts"
export { balancesOf, findPosting, lockBalances, type Movement, movementsOf } from "./ledger.store.ts"
export { post } from "./post.ts"
export type { Entry, Posting } from "./posting.ts"

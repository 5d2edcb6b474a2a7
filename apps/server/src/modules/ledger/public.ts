export { accounts, POINTS_UNIT, type Program, programOf, programs } from "./accounts.ts"
export {
  balanceExpression,
  balancesOf,
  findPosting,
  listPostedCauses,
  lockBalances,
  movementsOf,
  postingTimesOf,
} from "./ledger.store.ts"
export { movementIdOf } from "./movement-id.ts"
export { postToLedger } from "./post-to-ledger.ts"
export type { Entry, Posting } from "./posting.ts"

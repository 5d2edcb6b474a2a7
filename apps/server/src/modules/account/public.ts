export { type Accounts, createAccounts } from "./create-accounts.ts"
export type { AccountEraser, DeletionCheck } from "./deleted-account.ts"

export { type Accounts, createAccounts } from "./create-account.ts"
export type { AccountEraser, DeletionCheck } from "./deleted-account.ts"

export { type Accounts, createAccounts } from "./create-accounts.ts"
export type { AccountEraser, DeletedAccount, DeletionCheck } from "./deleted-account.ts"

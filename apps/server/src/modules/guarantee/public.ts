export { createGuarantee, type Guarantee } from "./create-guarantee.ts"
export type { OwedCompensation } from "./list-owed-compensation.ts"
export type { StoredCompensation } from "./guarantee.store.ts"

export { createGuarantee, type Guarantee } from "./create-guarantee.ts"
export type { OwedCompensation } from "./calculate-compensation.ts"
export type { StoredCompensation } from "./guarantee.store.ts"

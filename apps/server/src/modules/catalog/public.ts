export type { MenuOf, StoreMenu } from "./menu-of.ts"
export { readSoldOut } from "./sold-out.store.ts"
export { setBack } from "./set-back.ts"
export { setSoldOut } from "./set-sold-out.ts"

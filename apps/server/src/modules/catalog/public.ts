export type { MenuOf, StoreMenu } from "./store-menu.ts"
export { readSoldOut } from "./sold-out.store.ts"
export { restock } from "./restock.ts"
export { setSoldOut } from "./set-sold-out.ts"

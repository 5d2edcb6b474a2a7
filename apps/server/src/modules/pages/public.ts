export { createPages } from "./create-pages.ts"
export type { FindProduct } from "./page-deps.ts"

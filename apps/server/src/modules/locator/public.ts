export { createLocator, type Locator } from "./create-locator.ts"
export { promiseQuarter, releaseQuarter } from "./promise-quarter.ts"
export { serveStoreAt } from "./serve-store-at.ts"
export { setOnline } from "./set-online.ts"

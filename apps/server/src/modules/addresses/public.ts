export { findAddress } from "./addresses.store.ts"
export { eraseAddresses } from "./erase-addresses.ts"

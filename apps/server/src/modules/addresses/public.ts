export { findAddress, type StoredAddress } from "./addresses.store.ts"

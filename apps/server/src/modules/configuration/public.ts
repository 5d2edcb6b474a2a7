export { blockedByVendor } from "./blocked-by-vendor.ts"
export { webVersion } from "./web-version.ts"

export { blockedByVendor } from "./blocked-by-vendor.ts"
export { createSwitches } from "./create-switches.ts"
export { webVersion } from "./web-version.ts"

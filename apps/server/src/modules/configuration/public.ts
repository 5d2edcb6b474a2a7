export { blockedByPartner } from "./blocked-features.ts"
export { createSwitches } from "./create-switches.ts"
export { webVersion } from "./web-version.ts"

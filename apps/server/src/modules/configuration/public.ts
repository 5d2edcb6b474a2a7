export { webVersion } from "./web-version.ts"

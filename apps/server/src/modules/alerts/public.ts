export { postAlert } from "./post-alert.ts"

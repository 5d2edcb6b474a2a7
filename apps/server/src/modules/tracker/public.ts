export { createTracker } from "./create-tracker.ts"

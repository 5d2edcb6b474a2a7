export { eraseActivities } from "./erase-activities.ts"

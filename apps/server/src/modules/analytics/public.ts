export { connectAnalytics } from "./connect-analytics.ts"
export { eraseActivities } from "./erase-activities.ts"

export { connectAlerts } from "./connect-alerts.ts"
export { deleteSeenAlertsOf } from "./alerts.store.ts"
export { postAlert } from "./post-alert.ts"
export { eraseSeenAlerts, mergeGuestSeenAlerts } from "./seen-alerts.ts"

export { eraseFeedback, eraseGuestFeedback, mergeGuestFeedback } from "./erase-feedback.ts"
export { feedbackRoutes } from "./feedback.routes.ts"
export { needsTerms } from "./needs-terms.ts"

export { connectFeedback } from "./connect-feedback.ts"
export { eraseFeedback, eraseGuestFeedback, mergeGuestFeedback } from "./erase-feedback.ts"
export { needsTerms } from "./needs-terms.ts"
export { planFeedbackRequest } from "./plan-request.ts"

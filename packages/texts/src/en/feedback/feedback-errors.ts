import type { FeedbackTextError } from "@hearth/domain/feedback/feedback-text.ts"
import type { RatingsError } from "@hearth/domain/feedback/ratings.ts"

/** What is wrong with feedback, in the browser while typing and on the server. */
export const byCode: Record<FeedbackTextError | Exclude<RatingsError, "ASPECT_NOT_ASKED"> | "FEEDBACK_EMPTY", string> =
  {
    FEEDBACK_TOO_SHORT: "Your feedback should have at least 30 characters",
    FEEDBACK_TOO_LONG: "You have reached maximum character limit of 250",
    FEEDBACK_EMPTY: "Rate us or write something first.",
    OVERALL_RATING_NEEDED: "Rate the whole order first.",
  }

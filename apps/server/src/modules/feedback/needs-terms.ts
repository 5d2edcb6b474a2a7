import type { Queryable } from "../../platform/database/database.ts"
import type { FeedbackCaller } from "./feedback-deps.ts"
import { hasGivenFeedback } from "./feedback.store.ts"

/** CTY-8: a customer accepted the terms when signing in. A guest accepts them with the first feedback. */
export async function needsTerms(db: Queryable, { session }: FeedbackCaller): Promise<boolean> {
  return session.kind !== "customer" && !(await hasGivenFeedback(db, session.userId))
}

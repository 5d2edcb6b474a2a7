import { type Aspect, aspectsOf, type Problem, problemsOf } from "@hearth/domain/feedback/ratings.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { FeedbackCaller, FeedbackDeps } from "./feedback-deps.ts"
import { lockOwnFeedback, writeProblems } from "./feedback.store.ts"
import { checkedText } from "./give-feedback.ts"

interface ProblemsInput {
  feedbackId: string
  problems: readonly { aspect: Aspect; problem: Problem }[]
  text?: string | undefined
}

/** FBK-2: adds what went wrong to the visitor's own feedback, once. */
export async function addProblems(
  { clock }: FeedbackDeps,
  tx: Tx,
  { session, country }: FeedbackCaller,
  { feedbackId, problems, text: typed }: ProblemsInput,
): Promise<{ feedbackId: string }> {
  const feedback = await lockOwnFeedback(tx, { id: feedbackId, userId: session.userId, country })
  if (!feedback) throw new AppError("NOT_FOUND")
  if (feedback.problemsAt !== null) throw new AppError("FEEDBACK_GIVEN")
  const askedAspects = feedback.deliveryType === null ? [] : aspectsOf(feedback.deliveryType)
  if (problems.some(({ aspect, problem }) => !askedAspects.includes(aspect) || !problemsOf(aspect).includes(problem)))
    throw new AppError("ASPECT_NOT_ASKED")
  const text = checkedText(typed)
  if (problems.length === 0 && text === null) throw new AppError("FEEDBACK_EMPTY")
  await writeProblems(tx, feedbackId, { problems: withoutRepeats(problems), text, at: clock.now() })
  return { feedbackId }
}

function withoutRepeats(problems: ProblemsInput["problems"]): ProblemsInput["problems"] {
  return problems.filter(
    (each, index) =>
      problems.findIndex((other) => other.aspect === each.aspect && other.problem === each.problem) === index,
  )
}

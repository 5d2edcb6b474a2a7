import type { Aspect, Problem } from "@hearth/domain/feedback/ratings.ts"
import * as feedbackTexts from "@hearth/texts/console/feedback.ts"
import * as questionTexts from "@hearth/texts/feedback/feedback-questions.ts"

/** Names a problem together with its aspect: `Rider: Impolite`. */
export function nameProblem({ aspect, problem }: { aspect: Aspect; problem: Problem }): string {
  return feedbackTexts.problemOf(questionTexts.nameOfAspect(aspect), questionTexts.nameOfProblem(problem))
}

import type { Preserialized } from "../../platform/http/preserialize.ts"

type Answer = Preserialized | Promise<Preserialized>

/**
 * Finished answers, each made when first asked for and kept for as long as the thing it was made from: what is
 * replaced takes its answers along.
 */
export function keepAnswers() {
  const kept = new WeakMap<object, Map<string, Answer>>()

  return function answerFrom(source: object, name: string, make: () => Promise<Preserialized>): Answer {
    const answers = kept.get(source) ?? new Map<string, Answer>()
    const known = answers.get(name)
    if (known) return known
    kept.set(source, answers)
    const made = make()
    answers.set(name, made)
    made.then(
      (answer) => answers.set(name, answer),
      () => answers.delete(name),
    )
    return made
  }
}

export type AnswerFrom = ReturnType<typeof keepAnswers>

import * as feedbackErrorTexts from "@hearth/texts/feedback/feedback-errors.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Chip } from "@hearth/ui/radio-group/radio-group.tsx"
import { type SyntheticEvent, useState } from "react"
import type { FeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"
import { FeedbackTextField } from "./feedback-text-field.tsx"
import { checkText, type ProblemsForm as Problems, restoreProblems, toggleProblem } from "./feedback-form.ts"
import { addProblems } from "./feedback.api.ts"
import styles from "./feedback.module.css"
import { useFeedbackDraft } from "./use-feedback-draft.ts"
import { useSubmit } from "./use-submit.ts"

interface ProblemsFormProps {
  feedbackId: string
  /** The aspects to ask about. */
  aspects: FeedbackTemplate["aspects"]
  /** Called with what went wrong when it is stored, or with nothing when the visitor skips the question. */
  onDone: (problems: Problems["problems"]) => void
}

/** FBK-2: after a low score, what went wrong with each aspect, and a text. */
export function ProblemsForm({ feedbackId, aspects, onDone }: ProblemsFormProps) {
  const { form, change, keyFor, discard } = useFeedbackDraft<Problems>(`problems:${feedbackId}`, (stored) =>
    restoreProblems(stored, aspects),
  )
  const [textError, setTextError] = useState<string>()
  const { isBusy, error, submit } = useSubmit()
  const finish = (problems: Problems["problems"]) => {
    discard()
    onDone(problems)
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const code = checkText(form.text)
    const isEmpty = form.problems.length === 0 && form.text.trim() === ""
    const newTextError = code ? feedbackErrorTexts.byCode[code] : isEmpty ? feedbackTexts.chooseOrWrite : undefined
    setTextError(newTextError)
    if (newTextError)
      return (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>('[name="text"]')?.focus()
    let wasGivenBefore = false
    const saved = await submit(
      async () => {
        const result = await addProblems(feedbackId, form, keyFor(form))
        return result.ok ? { ok: true, data: true } : result
      },
      // The visitor has sent it in another tab.
      (refusal) => (wasGivenBefore = refusal === "FEEDBACK_GIVEN"),
    )
    if (saved || wasGivenBefore) finish(form.problems)
  }
  return (
    <form className={styles.screen} onSubmit={(event) => void send(event)} noValidate>
      <Card as="section" className={styles.card}>
        {aspects.map(({ aspect, name, problems }) => (
          <div key={aspect} className={styles.problems}>
            <fieldset>
              <legend className={styles.legend}>{name}</legend>
              <div className={styles.chips}>
                {problems.map(({ problem, name: problemName }) => (
                  <Chip
                    key={problem}
                    pressed={form.problems.some((each) => each.aspect === aspect && each.problem === problem)}
                    onPress={() => {
                      change(toggleProblem(form, aspect, problem))
                      setTextError(undefined)
                    }}
                  >
                    {problemName}
                  </Chip>
                ))}
              </div>
            </fieldset>
          </div>
        ))}
        <FeedbackTextField
          label={<span className={styles.legend}>{feedbackTexts.whatHappened}</span>}
          placeholder={feedbackTexts.whatHappenedExample}
          value={form.text}
          onChange={(text) => {
            change({ text })
            setTextError(undefined)
          }}
          error={textError}
        />
      </Card>
      <div className={styles.send}>
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : undefined}
        <Button type="submit" size="large" full busy={isBusy}>
          {feedbackTexts.sendAnswers}
        </Button>
        <Button variant="quiet" full onClick={() => finish([])}>
          {feedbackTexts.skip}
        </Button>
      </div>
    </form>
  )
}

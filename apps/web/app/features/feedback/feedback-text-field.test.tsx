import { feedbackTextExamples } from "@hearth/domain/feedback/testing/feedback-texts.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { FeedbackTextField } from "./feedback-text-field.tsx"

const render = (text: string) =>
  renderToStaticMarkup(
    <FeedbackTextField label="Text" placeholder="" value={text} onChange={() => undefined} error={undefined} />,
  )

test.each(feedbackTextExamples)(
  "[FBK-1a] [FBK-1b] the counter of the form shows $count $kind",
  ({ count, text, error }) => {
    const html = render(text)
    expect(html).toContain(`<span>${count} of 250 characters</span>`)
    expect(html.includes(feedbackTexts.charactersMissing(1))).toBe(count === 29)
    expect(html.includes("You have reached maximum character limit of 250")).toBe(error === "FEEDBACK_TOO_LONG")
  },
)

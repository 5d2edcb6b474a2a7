import { COMPLAIN_WITHIN_DAYS } from "@hearth/domain/cases/case-state.ts"
import * as helpTexts from "@hearth/texts/shell/help.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import styles from "./common-questions.module.css"

/** Answers that need no call. Native disclosure elements, so that they work without scripts. */
export function CommonQuestions() {
  const { features } = usePageContext()
  const questions: { question: string; answer: ReactNode }[] = [
    ...(features.includes("track")
      ? [
          {
            question: helpTexts.whereIsMyOrder,
            answer: createElement(Fragment, null, ...helpTexts.whereIsMyOrderAnswer<ReactNode>(renderTrackLink)),
          },
        ]
      : []),
    {
      question: helpTexts.somethingWrong,
      answer: features.includes("feedback")
        ? helpTexts.somethingWrongAnswer(COMPLAIN_WITHIN_DAYS)
        : helpTexts.somethingWrongCall,
    },
    { question: helpTexts.cancelQuestion, answer: helpTexts.cancelAnswer },
    { question: helpTexts.refundQuestion, answer: helpTexts.refundAnswer },
    { question: helpTexts.allergyQuestion, answer: helpTexts.allergyAnswer },
  ]
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>{helpTexts.commonQuestions}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            {question}
            <ChevronIcon size={18} to="down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Card>
  )
}

function renderTrackLink(label: string) {
  return <a href="/track">{label}</a>
}

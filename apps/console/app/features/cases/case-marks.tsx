import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { CaseState } from "@hearth/domain/cases/case-state.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { AlertIcon, CheckIcon, ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { answerClock, type TimedCase } from "./format-case-time.ts"
import styles from "./case-marks.module.css"

const clockIcons = { late: AlertIcon, soon: ClockIcon, plain: ClockIcon, calm: CheckIcon } as const

/** Until when somebody has to answer. */
export function AnswerMark({ timedCase, now }: { timedCase: TimedCase; now: number }) {
  const clock = answerClock(timedCase, now)
  if (!clock) return undefined
  const ClockMark = clockIcons[clock.tone]
  return (
    <span className={classNames(styles.mark, styles[clock.tone])}>
      <ClockMark size={15} />
      {clock.text}
    </span>
  )
}

const stateStyles: Readonly<Record<CaseState, string | undefined>> = {
  OPEN: styles.new,
  WITH_STORE: undefined,
  WITH_HEAD_OFFICE: undefined,
  RESOLVED: styles.calm,
  REOPENED: styles.soon,
}

export function StateMark({ state }: { state: CaseState }) {
  return <span className={classNames(styles.mark, stateStyles[state])}>{casesTexts.states[state]}</span>
}

export function OwnerMark({ owner, selfId }: { owner: InboxCase["owner"]; selfId: string }) {
  if (owner === null) return undefined
  return (
    <span className={classNames(styles.mark, styles.owner)}>
      <PersonIcon size={15} />
      <span>{owner.memberId === selfId ? casesTexts.ownedByYou : casesTexts.ownedBy(owner.name)}</span>
    </span>
  )
}

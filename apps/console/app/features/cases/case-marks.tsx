import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { CaseState } from "@hearth/domain/cases/case-state.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { AlertIcon, CheckIcon, ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type CaseScope, isWithHeadOffice, isToAnswer } from "./case-scope.ts"
import { answerClock, type TimedCase } from "./format-case-time.ts"
import styles from "./case-marks.module.css"

const clockIcons = { late: AlertIcon, soon: ClockIcon, plain: ClockIcon, calm: CheckIcon } as const

interface CaseMarksProps {
  inboxCase: InboxCase
  scope: CaseScope
  selfId: string
  now: number
}

/** Until when somebody here has to answer, or why nobody does, and the state and owner of a case. */
export function CaseMarks({ inboxCase, scope, selfId, now }: CaseMarksProps) {
  const { state, owner, isAccountDeleted } = inboxCase
  const isOnlyFollowed = isWithHeadOffice(inboxCase, scope)
  return (
    <>
      {isToAnswer(inboxCase, scope) ? <AnswerMark timedCase={inboxCase} now={now} /> : undefined}
      {isAccountDeleted ? <span className={styles.mark}>{casesTexts.accountDeleted}</span> : undefined}
      <StateMark state={state} />
      {isOnlyFollowed && state !== "WITH_HEAD_OFFICE" ? <StateMark state="WITH_HEAD_OFFICE" /> : undefined}
      <OwnerMark owner={owner} selfId={selfId} />
    </>
  )
}

/** Until when somebody has to answer. */
function AnswerMark({ timedCase, now }: { timedCase: TimedCase; now: number }) {
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

function StateMark({ state }: { state: CaseState }) {
  return <span className={classNames(styles.mark, stateStyles[state])}>{casesTexts.states[state]}</span>
}

function OwnerMark({ owner, selfId }: { owner: InboxCase["owner"]; selfId: string }) {
  if (owner === null) return undefined
  return (
    <span className={classNames(styles.mark, styles.owner)}>
      <PersonIcon size={15} />
      <span>{owner.memberId === selfId ? casesTexts.ownedByYou : casesTexts.ownedBy(owner.name)}</span>
    </span>
  )
}

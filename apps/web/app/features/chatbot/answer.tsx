import type { ChatAction, ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as chatTexts from "@hearth/texts/chat/chat.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { formatPastTime } from "../../shared/time/format-past-time.ts"
import { formatSlotInSentence } from "../../shared/time/format-slot.ts"
import styles from "./chat.module.css"

export interface AnswerProps {
  answer: ChatAnswer
  onAsk: (topic: string, label: string) => void
}

/** An answer: its sentences, the visitor's orders and cases, and the buttons. */
export function Answer({ answer: { lines, orders, cases, actions }, onAsk }: AnswerProps) {
  const { timeZone } = countries[usePageContext().country]
  const now = serverNow()
  return (
    <div className={styles.answer}>
      <div className={styles.bubble}>
        <span className="sr-only">{chatTexts.bot}: </span>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {orders.map(({ orderId, title, detail, placedAt, isLate, href }) => (
        <Card key={orderId} href={href} title={title} isLate={isLate}>
          {placedAt === null ? detail : `${formatPastTime(placedAt, timeZone, now)} · ${detail}`}
        </Card>
      ))}
      {cases.map(({ caseId, title, detail, answerDueAt, href }) => (
        <Card key={caseId} href={href} title={title} isLate={answerDueAt !== null && Date.parse(answerDueAt) < now}>
          {detail}
          <br />
          {describeDue(answerDueAt, timeZone, now)}
        </Card>
      ))}
      {actions.length > 0 ? (
        <ul className={styles.topics}>
          {actions.map((action) => (
            <li key={action.label}>
              <ActionButton action={action} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      ) : undefined}
    </div>
  )
}

interface CardProps {
  href: string
  title: string
  isLate: boolean
  children: ReactNode
}

function Card({ href, title, isLate, children }: CardProps) {
  return (
    <a href={href} className={classNames(styles.card, isLate && styles.late)}>
      <span>
        <b>{title}</b>
        <span className={styles.detail}>{children}</span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}

function describeDue(answerDueAt: string | null, timeZone: TimeZone, now: number): string {
  if (answerDueAt === null) return chatTexts.answered
  if (Date.parse(answerDueAt) < now) return chatTexts.answerOverdue
  return chatTexts.answerBy(formatSlotInSentence(answerDueAt, timeZone, now))
}

function ActionButton({ action, onAsk }: { action: ChatAction; onAsk: AnswerProps["onAsk"] }) {
  switch (action.kind) {
    case "ask":
      return (
        <Button size="small" variant="secondary" onClick={() => onAsk(action.topic, action.label)}>
          {action.label}
        </Button>
      )
    case "page":
      return (
        <ButtonLink size="small" variant="secondary" href={action.href}>
          {action.label}
        </ButtonLink>
      )
    case "phone":
      return (
        <ButtonLink
          size="small"
          variant="secondary"
          href={`tel:${action.number.replaceAll(" ", "")}`}
          icon={<PhoneIcon size={18} />}
        >
          {action.label}
        </ButtonLink>
      )
  }
}

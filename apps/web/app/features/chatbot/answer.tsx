import type { ChatAction, ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import * as chatTexts from "@hearth/texts/chat/chat.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./chat.module.css"

export interface AnswerProps {
  answer: ChatAnswer
  onAsk: (topic: string, label: string) => void
}

/** An answer: its sentences, the visitor's orders and the buttons. */
export function Answer({ answer: { lines, orders, actions }, onAsk }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <div className={styles.bubble}>
        <span className="sr-only">{chatTexts.bot}: </span>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {orders.map(({ orderId, title, detail, isLate, href }) => (
        <a key={orderId} href={href} className={classNames(styles.order, isLate && styles.late)}>
          <span>
            <b>{title}</b>
            <span className={styles.detail}>{detail}</span>
          </span>
          <ChevronIcon size={18} />
        </a>
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

import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { createElement, Fragment, type ReactNode } from "react"
import styles from "./login.module.css"

export function LoginStepHeading({ level, title, children }: { level: 1 | 2; title: ReactNode; children?: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.head}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <p className={styles.text}>{children}</p> : undefined}
    </header>
  )
}

/** Where the code was sent, with a button to correct the number. */
export function CodeSentTo({ phone, onChangeNumber }: { phone: string; onChangeNumber: () => void }) {
  const number = <strong className={styles.number}>{phone}</strong>
  return (
    <>
      {createElement(Fragment, null, ...codeTexts.codeSentTo<ReactNode>(number))}
      <button type="button" className={styles.change} onClick={onChangeNumber}>
        {codeTexts.changeNumber}
      </button>
    </>
  )
}

/** An error, announced when it appears. */
export function LoginStepError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.error}>
      {children}
    </div>
  )
}

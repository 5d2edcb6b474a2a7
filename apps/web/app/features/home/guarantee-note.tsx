import type { Widget } from "@hearth/contract/calls/catalog.calls.ts"
import styles from "./guarantee-note.module.css"

export function GuaranteeNote({ label, text }: Extract<Widget, { kind: "guarantee" }>) {
  return (
    <p className={styles.note}>
      <strong>{label}</strong>
      <span>{text}</span>
    </p>
  )
}

import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./complaint.module.css"

/** The element is always present, so that screen readers announce the error when it appears. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children === undefined ? undefined : (
        <>
          <AlertIcon size={16} />
          {children}
        </>
      )}
    </p>
  )
}

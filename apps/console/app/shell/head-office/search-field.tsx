import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./search-field.module.css"

export interface SearchFieldProps {
  label: string
  hint: string
  name: string
  /** What the button says to screen readers. */
  submitLabel: string
  maxLength: number
  value: string
  onChange: (typed: string) => void
}

/** A field with the button that submits its form. The browser's own button empties it. */
export function SearchField({ submitLabel, onChange, ...field }: SearchFieldProps) {
  return (
    <Field
      {...field}
      type="search"
      autoComplete="off"
      spellCheck={false}
      suffix={
        <IconButton type="submit" label={submitLabel} icon={<SearchIcon size={20} />} className={styles.submit} />
      }
      onChange={(event) => onChange((event.target as HTMLInputElement).value)}
    />
  )
}

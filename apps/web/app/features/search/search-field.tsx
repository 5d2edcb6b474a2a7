import * as searchTexts from "@hearth/texts/menu/search.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { CloseIcon, SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { type KeyboardEvent, type RefObject, useEffect } from "react"
import { MAX_QUERY_LENGTH } from "./search-state.ts"
import styles from "./search-field.module.css"

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: (typed: string) => void
  /** Moves focus to the results. */
  onGoToResults: () => void
}

/** A form, so that it can be submitted before scripts have loaded and without them. */
export function SearchField({ input, value, onChange, onGoToResults }: SearchFieldProps) {
  useEffect(() => {
    const field = input.current
    // Typing is the purpose of this page, and may have started before hydration.
    field?.focus({ preventScroll: true })
    if (field && field.value !== "") onChange(field.value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, [])

  const handleKey = (event: KeyboardEvent) => {
    // An input method may still be composing a character.
    if (event.nativeEvent.isComposing) return
    if (event.key === "Escape" && value !== "") onChange("")
    else if (event.key === "ArrowDown" || event.key === "Enter") onGoToResults()
    else return
    event.preventDefault()
  }
  return (
    <form action="/search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <search>
        <Field
          ref={input}
          type="search"
          name="q"
          label={<span className="sr-only">{searchTexts.searchMenu}</span>}
          placeholder={searchTexts.placeholder}
          prefix={<SearchIcon size={20} />}
          suffix={
            value === "" ? undefined : (
              <IconButton
                label={searchTexts.clearSearch}
                icon={<CloseIcon size={18} />}
                onClick={() => {
                  onChange("")
                  input.current?.focus()
                }}
              />
            )
          }
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={handleKey}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </search>
    </form>
  )
}

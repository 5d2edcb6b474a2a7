/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- HTML has no native combobox with two-line options; the text field handles the keys */
import * as labels from "@hearth/texts/labels.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { CloseIcon, PinIcon, SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react"
import { nextOptionIndex } from "./next-option-index.ts"
import { recentSearches, type PlaceSearchEntry, toSearchEntry } from "./recent-searches.ts"
import type { Suggestions } from "./suggester.ts"
import { useSuggestions } from "./use-suggestions.ts"
import styles from "./place-search.module.css"

/** The API's limit. */
const MAX_LENGTH = 120

export interface PlaceSearchProps {
  label: string
  onPick: (search: PlaceSearchEntry, sessionToken: string | undefined) => void
  /** The list overlays the content below instead of pushing it down. */
  floating?: boolean
  input?: RefObject<HTMLInputElement | null>
}

/** LOC-6: a text field with a list of suggested places. Recent searches are listed before anything is typed. */
export function PlaceSearch({ label, onPick, floating = false, input }: PlaceSearchProps) {
  const id = useId()
  const { suggestions, suggester } = useSuggestions()
  const [text, setText] = useState("")
  const [open, setOpen] = useState(false)
  const [recentEntries, setRecent] = useState<PlaceSearchEntry[]>([])
  const [activeIndex, setActive] = useState(-1)

  const isShowingRecent = text.trim() === ""
  const options = isShowingRecent ? recentEntries : toSearchEntries(suggestions)
  const hasOpenOptions = open && options.length > 0
  const isListOpen = hasOpenOptions || (open && !isShowingRecent && suggestions.state !== "none")
  const ownInput = useRef<HTMLInputElement>(null)
  const field = input ?? ownInput

  const changeText = (value: string) => {
    setText(value)
    setActive(-1)
    setOpen(true)
    suggester.type(value)
  }
  const pick = (search: PlaceSearchEntry) => {
    setText(search.main)
    setOpen(false)
    setActive(-1)
    onPick(search, suggester.finish())
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method may still be composing a character.
    if (event.nativeEvent.isComposing) return
    if (event.key === "Escape" && (open || text !== "")) {
      // Closes only the list, not the sheet around it.
      event.preventDefault()
      setActive(-1)
      if (hasOpenOptions) setOpen(false)
      else changeText("")
      return
    }
    if (event.key === "Enter") {
      event.preventDefault()
      const firstResult = isShowingRecent ? undefined : suggestions.state === "found" ? options[0] : undefined
      const chosenEntry = hasOpenOptions ? (options[activeIndex] ?? firstResult) : undefined
      if (chosenEntry) pick(chosenEntry)
      else setOpen(true)
      return
    }
    const next = nextOptionIndex(event.key, activeIndex, options.length)
    if (next === undefined) return
    event.preventDefault()
    setOpen(true)
    setActive(next)
  }

  return (
    <div className={classNames(styles.search, floating && styles.floating)}>
      <Field
        ref={field}
        label={label}
        placeholder={placeFormTexts.searchPlaceholder}
        prefix={<SearchIcon size={20} />}
        suffix={
          text === "" ? undefined : (
            <IconButton
              label={placeFormTexts.clearSearch}
              icon={<CloseIcon size={18} />}
              onClick={() => {
                changeText("")
                field.current?.focus()
              }}
            />
          )
        }
        value={text}
        onChange={(event) => changeText(event.currentTarget.value)}
        onKeyDown={handleKey}
        onFocus={() => {
          setRecent(recentSearches())
          setOpen(true)
        }}
        onBlur={() => floating && setOpen(false)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasOpenOptions}
        aria-controls={`${id}list`}
        aria-activedescendant={hasOpenOptions && activeIndex >= 0 ? `${id}${activeIndex}` : undefined}
      />
      <div className={styles.below} hidden={!isListOpen}>
        {isShowingRecent && recentEntries.length > 0 ? (
          <p className={styles.heading}>{placeFormTexts.recentSearches}</p>
        ) : undefined}
        <ul
          id={`${id}list`}
          role="listbox"
          aria-label={isShowingRecent ? placeFormTexts.recentSearches : placeFormTexts.searchResults}
          className={styles.list}
          // Keeps the focus in the field when an option is pressed.
          onMouseDown={(event) => event.preventDefault()}
          hidden={options.length === 0}
        >
          {options.map((option, index) => (
            <li
              key={option.placeId}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === activeIndex}
              className={classNames(styles.option, index === activeIndex && styles.active)}
              onClick={() => pick(option)}
            >
              {isShowingRecent ? <ClockIcon size={20} /> : <PinIcon size={20} />}
              <span className={styles.text}>
                <strong>{option.main}</strong>
                <span>{option.secondary}</span>
              </span>
            </li>
          ))}
        </ul>
        {isShowingRecent ? undefined : <SuggestionsNote suggestions={suggestions} onRetry={() => suggester.retry()} />}
      </div>
      <p className="sr-only" aria-live="polite">
        {open && !isShowingRecent ? formatCount(suggestions) : ""}
      </p>
    </div>
  )
}

function SuggestionsNote({ suggestions, onRetry }: { suggestions: Suggestions; onRetry: () => void }) {
  if (suggestions.state === "loading" && suggestions.previous.length === 0) {
    return (
      <div className={styles.skeletons}>
        <Skeleton lines={2} />
        <Skeleton lines={2} />
      </div>
    )
  }
  if (suggestions.state === "failed") {
    return (
      <div className={styles.note}>
        <p>{placeFormTexts.searchFailed}</p>
        <Button size="small" variant="secondary" onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      </div>
    )
  }
  if (suggestions.state === "found" && suggestions.predictions.length === 0) {
    return (
      <div className={styles.note}>
        <p>
          <strong>{placeFormTexts.noResultsFor(suggestions.input)}</strong> {placeFormTexts.checkSpelling}
        </p>
      </div>
    )
  }
  return undefined
}

function toSearchEntries(suggestions: Suggestions): PlaceSearchEntry[] {
  if (suggestions.state === "loading") return suggestions.previous.map(toSearchEntry)
  return suggestions.state === "found" ? suggestions.predictions.map(toSearchEntry) : []
}

function formatCount(suggestions: Suggestions): string {
  if (suggestions.state === "failed") return placeFormTexts.searchFailed
  if (suggestions.state !== "found") return ""
  return placeFormTexts.resultCount(suggestions.predictions.length)
}

import { type ReactNode, useId } from "react"

interface RatingScaleProps {
  /** The question, which is the group's name. */
  legend: ReactNode
  legendClass: string
  name: string
  values: readonly number[]
  value: number | null
  /** Null when the visitor takes an optional answer back. */
  onChange: (value: number | null) => void
  nameOf: (value: number) => string
  render: (value: number) => ReactNode
  rowClass: string
  choiceClass: (value: number) => string
  isRequired?: boolean
  error?: ReactNode
  children?: ReactNode
}

/**
 * One answer of several in a row. Native radio buttons, so that arrow keys and screen readers work as usual. Pressing
 * the answer again takes it back, unless one is required.
 */
export function RatingScale(props: RatingScaleProps) {
  const { legend, legendClass, name, values, value, onChange, nameOf, render } = props
  const { rowClass, choiceClass, isRequired = false, error, children } = props
  const id = useId()
  const takeBack = (each: number) => {
    const isChosen = each === value && !isRequired
    if (isChosen) onChange(null)
    return isChosen
  }
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}l`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}e` : undefined}
    >
      <legend id={`${id}l`} className={legendClass}>
        {legend}
      </legend>
      <div className={rowClass}>
        {values.map((each) => (
          <label key={each} className={choiceClass(each)}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              onClick={() => takeBack(each)}
              // Browsers ignore the space bar on a chosen radio button.
              onKeyDown={(event) => event.key === " " && takeBack(each) && event.preventDefault()}
            />
            <span className="sr-only">{nameOf(each)}</span>
            {render(each)}
          </label>
        ))}
      </div>
      {children}
      {error ? <div id={`${id}e`}>{error}</div> : undefined}
    </fieldset>
  )
}

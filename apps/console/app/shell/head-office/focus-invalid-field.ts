/** Error messages by the names of their fields. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Moves the focus to the first of these fields, after their errors have been set. */
export function focusInvalidField(form: HTMLFormElement, errors: FieldErrors): void {
  const name = Object.keys(errors).find((each) => errors[each] !== undefined)
  const elements = name === undefined ? undefined : form.elements.namedItem(name)
  // Checkboxes of a group share a name.
  const field = elements instanceof RadioNodeList ? elements[0] : elements
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // The error is drawn below the field with the next frame, where the footer of a sheet could hide it.
  requestAnimationFrame(() => {
    const error = findError(field, form)
    // The label and the field come into view, too, unless there isn't enough space for all of them.
    error?.parentElement?.scrollIntoView({ block: "nearest" })
    error?.scrollIntoView({ block: "nearest" })
  })
}

/** The sentence about a field or its group: the first in the innermost element that contains both. */
function findError(field: HTMLElement, form: HTMLFormElement): Element | null {
  const around = field.parentElement
  if (!around) return null
  const error = around.querySelector('[role="alert"]')
  return error || around === form ? error : findError(around, form)
}

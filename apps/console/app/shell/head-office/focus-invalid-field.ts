/** Error messages by the names of their fields. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Moves the focus to the first of these fields, after their errors have been set. */
export function focusInvalidField(form: HTMLFormElement, errors: FieldErrors): void {
  const name = Object.keys(errors).find((each) => errors[each] !== undefined)
  const elements = name === undefined ? undefined : form.elements.namedItem(name)
  // Checkboxes of a group share a name.
  const field = elements instanceof RadioNodeList ? elements[0] : elements
  if (field instanceof HTMLElement) field.focus()
}

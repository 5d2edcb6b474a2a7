/** Moves the focus to the first of these fields, after their errors have been set. */
export function focusInvalidField(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): void {
  const name = Object.keys(errors).find((each) => errors[each] !== undefined)
  const field = name === undefined ? undefined : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

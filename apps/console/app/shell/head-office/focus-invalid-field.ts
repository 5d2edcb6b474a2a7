/** Error messages by the names of their fields. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/**
 * Moves the focus to the first of these fields, after their errors have been set. Its error is drawn below it with the
 * next frame, where the footer of a sheet could hide it.
 */
export function focusInvalidField(form: HTMLFormElement, errors: FieldErrors): void {
  const name = Object.keys(errors).find((each) => errors[each] !== undefined)
  const elements = name === undefined ? undefined : form.elements.namedItem(name)
  // Checkboxes of a group share a name.
  const field = elements instanceof RadioNodeList ? elements[0] : elements
  if (!(field instanceof HTMLElement)) return
  field.focus()
  requestAnimationFrame(() => {
    const describedBy = field.getAttribute("aria-describedby")?.split(" ").at(-1)
    if (describedBy !== undefined) document.getElementById(describedBy)?.scrollIntoView({ block: "nearest" })
  })
}

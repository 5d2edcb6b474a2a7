/** Joins the names that are set: `classNames(styles.button, busy && styles.busy)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}

/** `Friday, Saturday and Sunday` */
export const and = (items: readonly string[]) => join(items, "and")
/** `delivery, pickup or dine-in` */
export const or = (items: readonly string[]) => join(items, "or")

const join = (items: readonly string[], conjunction: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`

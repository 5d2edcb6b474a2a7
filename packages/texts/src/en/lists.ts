/** `Friday, Saturday and Sunday` */
export const joinWithAnd = (items: readonly string[]) => join(items, "and")
/** `delivery, pickup or dine-in` */
export const joinWithOr = (items: readonly string[]) => join(items, "or")

const join = (items: readonly string[], conjunction: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`

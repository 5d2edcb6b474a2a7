/** `Friday, Saturday and Sunday` */
export const and = (words: readonly string[]) => join(words, "and")
/** `delivery, pickup or dine-in` */
export const or = (words: readonly string[]) => join(words, "or")

const join = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`

/** Who decides on a correction: the member who looks at it, a second person, or only people with the role finance. */
export function correctionDecider({
  isOwn,
  canDecide,
}: {
  isOwn: boolean
  canDecide: boolean
}): "self" | "someone else" | "finance" {
  if (isOwn) return "someone else"
  return canDecide ? "self" : "finance"
}

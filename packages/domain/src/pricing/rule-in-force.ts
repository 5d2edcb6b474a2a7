/** Returns the rule that applies on a local date (`2026-11-15`). */
export function ruleInForce<Rule extends { from: string }>(rules: readonly Rule[], date: string): Rule {
  const rule = rules.findLast(({ from }) => from <= date)
  if (!rule) throw new RangeError(`no rule known for ${date}`)
  return rule
}

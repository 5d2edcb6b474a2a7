import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import type { FindUnavailability } from "./unavailability.ts"

type Picks = Readonly<Record<string, string>>

/**
 * CAT-7: an open choice uses its first option, or the first available one if that is unavailable. A pick of the
 * customer stays; the option itself shows that it is unavailable.
 */
export function replaceUnavailablePicks(
  { choices }: Pick<Product, "choices">,
  picks: Picks,
  findUnavailability: FindUnavailability,
  country: CountryCode,
): { picks: Picks; notices: string[] } | undefined {
  const notices: string[] = []
  const filled: Record<string, string> = {}
  for (const { id, options } of choices) {
    const [first] = options
    const unavailability = first && findUnavailability(first.piece)
    if (Object.hasOwn(picks, id) || !unavailability) continue
    const replacement = options.find(({ piece }) => findUnavailability(piece) === undefined)
    if (!replacement) continue
    filled[id] = replacement.piece
    const describe =
      unavailability.reason === "SOLD_OUT" ? customiseTexts.soldOutReplaced : customiseTexts.unavailableReplaced
    notices.push(describe(first.name, replacement.name, replacement.more - first.more, country))
  }
  return notices.length > 0 ? { picks: { ...picks, ...filled }, notices } : undefined
}

import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import type { FindUnavailability } from "./unavailability.ts"

type Picks = Readonly<Record<string, string>>

/**
 * CAT-7: a choice without a pick uses its first option, or the first available one if that is unavailable. A pick of
 * the customer is kept even if it is unavailable; its option says so.
 */
export function replaceUnavailableDefaults(
  { choices }: Pick<Product, "choices">,
  picks: Picks,
  findUnavailability: FindUnavailability,
  country: CountryCode,
): { picks: Picks; notices: string[] } | undefined {
  const notices: string[] = []
  const replacements: Record<string, string> = {}
  for (const { id, options } of choices) {
    const [defaultOption] = options
    const unavailability = defaultOption && findUnavailability(defaultOption.piece)
    if (Object.hasOwn(picks, id) || !unavailability) continue
    const replacement = options.find(({ piece }) => findUnavailability(piece) === undefined)
    if (!replacement) continue
    replacements[id] = replacement.piece
    const formatNotice =
      unavailability.reason === "SOLD_OUT" ? customiseTexts.soldOutReplaced : customiseTexts.unavailableReplaced
    const surcharge = replacement.more - defaultOption.more
    notices.push(formatNotice(defaultOption.name, replacement.name, surcharge, country))
  }
  return notices.length > 0 ? { picks: { ...picks, ...replacements }, notices } : undefined
}

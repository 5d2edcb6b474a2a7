import type { Place } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { askMaps } from "./ask-maps.ts"
import type { Gazetteer } from "./create-gazetteer.ts"
import { ownIdIn } from "./describe-place.ts"
import type { GeocodeQuestion, MapsService } from "./maps-service.ts"

type Question = { place_id: string; sessionToken?: string } | { address: string } | Point

interface Needed {
  maps: MapsService | undefined
  gazetteerOf(country: CountryCode): Gazetteer
}

/** LOC-6: the maps service where it knows more than we do, our own gazetteer for the rest and while it is away. */
export async function geocode(
  { maps, gazetteerOf }: Needed,
  country: CountryCode,
  question: Question,
  signal: AbortSignal,
) {
  const own = gazetteerOf(country)
  const ask = async (asked: GeocodeQuestion) => (maps ? askMaps(maps.geocode(asked, { country, signal })) : [])

  if ("place_id" in question) {
    const { place_id: placeId, sessionToken } = question
    const ownId = ownIdIn(placeId)
    // Ours never leaves the house.
    if (ownId !== undefined) return answerWith(own.findById(ownId))
    return answerWith(await ask({ placeId, sessionToken }))
  }
  if ("address" in question) {
    const address = question.address.trim()
    const found = address === "" ? [] : await ask({ address })
    return answerWith(found.length > 0 ? found : own.findByAddress(address))
  }
  if (!isWithinCountry(country, question)) throw new AppError("PLACE_ABROAD")
  const found = await ask({ point: question })
  return answerWith(found.length > 0 ? found : own.nameOf(question))
}

function answerWith(results: Place[]) {
  return { status: results.length > 0 ? ("OK" as const) : ("ZERO_RESULTS" as const), results }
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isGstin } from "./is-gstin.ts"
import type { Registration } from "./registration-schema.ts"

const forms: Readonly<Record<CountryCode, (registration: Registration) => boolean>> = {
  IN: ({ taxNumber, state }) => isGstin(taxNumber) && taxNumber.startsWith(state?.code ?? " "),
  // The taxpayer's nine digits, and the four that mean VAT.
  LK: ({ taxNumber, state }) => /^\d{9}-7000$/.test(taxNumber) && state === null,
  // Nine digits, and four for the tax office.
  BD: ({ taxNumber, state }) => /^\d{9}-\d{4}$/.test(taxNumber) && state === null,
}
/** Union territories without their own legislature levy UTGST instead of SGST. */
const UNION_TERRITORIES: ReadonlySet<string> = new Set(["04", "26", "31", "35", "38"])
const SERIES = /^[A-Z]{1,3}$/

interface RegisteredStore {
  id: string
  country: CountryCode
  region: string
}

/** Returns everything that is wrong with the chain's registrations, in sentences. */
export function checkRegistrations(
  registrations: readonly Registration[],
  licences: Readonly<Record<string, string>>,
  stores: readonly RegisteredStore[],
): string[] {
  return [
    ...duplicates(registrations.map(({ series }) => series)),
    ...duplicates(registrations.map(({ taxNumber }) => taxNumber)),
    ...duplicates(Object.values(licences)),
    ...registrations.flatMap((each) => malformed(each)),
    ...stores.flatMap((store) => [...unregistered(store, registrations), ...unlicensed(store, licences)]),
    ...licencesWithoutStore(licences, stores),
  ]
}

function malformed(registration: Registration): string[] {
  const { country, series, legalName, taxNumber, state } = registration
  const problems = []
  if (!SERIES.test(series)) problems.push(`${series} can’t begin an invoice number`)
  if (legalName.trim() === "") problems.push(`${series} has no legal name`)
  if (!forms[country](registration)) problems.push(`${taxNumber} is not a tax number of ${state?.name ?? country}`)
  if (state && (state.tax === "UTGST") !== UNION_TERRITORIES.has(state.code))
    problems.push(`${state.name} levies no ${state.tax}`)
  return problems
}

function unregistered({ id, country, region }: RegisteredStore, registrations: readonly Registration[]): string[] {
  const matching = registrations.filter(
    (each) => each.country === country && (!each.state || each.state.name === region),
  )
  return matching.length === 1 ? [] : [`${id} has ${matching.length} registrations in ${region}`]
}

function unlicensed({ id, country }: RegisteredStore, licences: Readonly<Record<string, string>>): string[] {
  if (country !== "IN") return []
  return /^[12](0[1-9]|[12]\d|3[0-7])\d{11}$/.test(licences[id] ?? "") ? [] : [`${id} has no food licence`]
}

function licencesWithoutStore(
  licences: Readonly<Record<string, string>>,
  stores: readonly RegisteredStore[],
): string[] {
  const storeIds = new Set(stores.filter(({ country }) => country === "IN").map(({ id }) => id))
  return Object.keys(licences)
    .filter((id) => !storeIds.has(id))
    .map((id) => `${id} has a food licence but is not a store`)
}

function duplicates(list: readonly string[]): string[] {
  return list.filter((each, index) => list.indexOf(each) !== index).map((each) => `${each} occurs twice`)
}

import { useEffect, useState } from "react"
import { chosenPlace } from "../../../place/chosen-place.store.ts"
import { fetchPlaceSuggestions } from "../../../place/locator.api.ts"
import { createSuggester, type Suggester, type Suggestions } from "./suggester.ts"

/** Suggestions while typing, those near the chosen place first. */
export function useSuggestions(): { suggestions: Suggestions; suggester: Suggester } {
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: "none" })
  const [suggester] = useState(() => createSuggester(fetchNearby, setSuggestions))
  useEffect(() => () => suggester.stop(), [suggester])
  return { suggestions, suggester }
}

function fetchNearby(input: string, sessionToken: string, signal: AbortSignal) {
  const location = chosenPlace()?.location
  const near = location ? { latitude: location.latitude, longitude: location.longitude } : undefined
  return fetchPlaceSuggestions(input, sessionToken, near, signal)
}

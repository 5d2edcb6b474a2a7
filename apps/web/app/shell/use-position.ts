import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { useState } from "react"
import { askPosition } from "../session/ask-position.ts"
import { useBoot } from "../session/boot.tsx"

interface Asking {
  busy: boolean
  /** Why there is no position, and what to do instead. */
  trouble: string | undefined
}

/** 'Use my location' on any screen. `instead` ends the sentence that says why it could not be had. */
export function usePosition(instead: string): Asking & { ask: () => Promise<Point | undefined> } {
  const { country } = useBoot()
  const [asking, setAsking] = useState<Asking>({ busy: false, trouble: undefined })
  const ask = async () => {
    setAsking({ busy: true, trouble: undefined })
    const position = await askPosition()
    const here = position.ok && isWithinBounds(country, position.point) ? position.point : undefined
    const reason = position.ok ? "abroad" : position.reason
    const trouble = here ? undefined : `${reasons[reason](countries[country].name)} ${instead}`
    setAsking({ busy: false, trouble })
    return here
  }
  return { ...asking, ask }
}

const reasons = {
  denied: () => "Your browser keeps your location to itself. Allow it in the browser’s settings for this site, or",
  unavailable: () => "We couldn’t find out where you are just now. Try again, or",
  abroad: (country: string) => `You seem to be outside ${country} right now. If not,`,
} as const

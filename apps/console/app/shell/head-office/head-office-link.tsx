import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { OfficeIcon } from "@hearth/ui/icon/place-icons.tsx"
import { countryFacts } from "../../client/country.ts"
import { RouteLink } from "../route-link.tsx"

/** Leads from a store to head office's area. */
export function HeadOfficeLink() {
  return (
    <RouteLink to={{ area: "head-office" }} className={buttonClass({ variant: "secondary", full: true })}>
      <OfficeIcon size={20} />
      {headOfficeTexts.headOfficeOf(countryFacts.name)}
    </RouteLink>
  )
}

import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { OfficeIcon } from "@hearth/ui/icon/place-icons.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { countryFacts } from "../../client/country.ts"
import { RouteLink } from "../../shell/route-link.tsx"
import styles from "./stores.module.css"

/** Leads to head office's area, for members who have access to it. */
export function HeadOfficeCard() {
  return (
    <RouteLink to={{ area: "head-office" }} className={classNames(styles.store, styles.office)}>
      <span className={styles.officeIcon}>
        <OfficeIcon size={24} />
      </span>
      <span className={styles.text}>
        <b>{headOfficeTexts.headOfficeOf(countryFacts.name)}</b>
        <span className="soft">{headOfficeTexts.areaContents}</span>
      </span>
      <ChevronIcon size={18} />
    </RouteLink>
  )
}

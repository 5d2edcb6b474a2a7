import { countries } from "@hearth/domain/countries/countries.ts"
import * as termsTexts from "@hearth/texts/shell/terms.ts"
import type { LoaderFunctionArgs } from "react-router"
import { usePageContext } from "../client/page/page-context.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { programOfCountry } from "../shared/loyalty/program-of-country.ts"
import { PageTitle } from "../shared/page/page-title.tsx"
import styles from "./terms.module.css"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { country, features } = usePageContext()
  const { name, customerCare } = countries[country]
  const program = programOfCountry(country)
  return (
    <article className={styles.text}>
      <PageTitle heading={termsTexts.termsOfUse}>{termsTexts.acceptance(name)}</PageTitle>
      <h2>{termsTexts.prices}</h2>
      <p>{termsTexts.aboutPrices(name)}</p>
      <h2>{termsTexts.ourFood}</h2>
      <p>{termsTexts.aboutOurFood(customerCare)}</p>
      {features.includes("loyalty") ? (
        <>
          <h2 id="rewards">{termsTexts.rewards}</h2>
          <p>{termsTexts.aboutRewards(program.name, program.earnPointsPerOrder, program.pointsPerPizza)}</p>
        </>
      ) : undefined}
      {features.includes("feedback") ? (
        <>
          <h2 id="feedback">{termsTexts.feedback}</h2>
          <p>{termsTexts.aboutFeedback}</p>
        </>
      ) : undefined}
      <h2>{termsTexts.yourData}</h2>
      <p>{termsTexts.aboutYourData()}</p>
      <h2>{termsTexts.mapData}</h2>
      <p>{termsTexts.aboutMapData}</p>
    </article>
  )
}

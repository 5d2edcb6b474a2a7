import { countries } from "@hearth/domain/countries/countries.ts"
import type { LoaderFunctionArgs } from "react-router"
import { brand } from "../brand.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { PageTitle } from "../shared/page/page-title.tsx"
import styles from "./terms.module.css"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { terms, name, customerCare } = countries[usePageContext().country]
  return (
    <article className={styles.text}>
      <PageTitle heading="Terms of use">{terms.text}</PageTitle>
      <h2>Prices</h2>
      <p>Every price is shown in the currency of {name}. What the bill says before you pay is what you pay.</p>
      <h2>What we make</h2>
      <p>
        The green and brown marks, allergens and energy follow the recipe. Our kitchens handle milk, wheat, nuts, fish
        and meat; if you have an allergy, please call {customerCare} before you order.
      </p>
      <h2>Your data</h2>
      <p>
        {brand.name} keeps what is needed to serve you and no more. A visit without an account leaves a random number in
        your browser and nothing about who you are. The places and stores you chose stay in your browser; an address you
        save stays with us until you delete it.
      </p>
      <h2>Where things are</h2>
      <p>
        Names and positions of cities and towns come from GeoNames (geonames.org), used under the Creative Commons
        Attribution 4.0 licence; outlines of countries from Natural Earth.
      </p>
    </article>
  )
}

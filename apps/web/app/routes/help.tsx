import { countries } from "@hearth/domain/countries/countries.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { LoaderFunctionArgs } from "react-router"
import { useContacts } from "../client/page/app-config.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { PageTitle } from "../shared/page/page-title.tsx"
import styles from "./help.module.css"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { name } = countries[usePageContext().country]
  const { customerCare, helpDesk } = useContacts()
  return (
    <>
      <PageTitle heading="Help">A person answers, every day of the week, in {name}.</PageTitle>
      <div className={styles.cards}>
        <Card>
          <h2 className={styles.heading}>Customer care</h2>
          <p className={styles.text}>About an order, a price, or something on the menu.</p>
          <ButtonLink href={`tel:${customerCare.replaceAll(" ", "")}`} icon={<PhoneIcon size={20} />} full>
            {customerCare}
          </ButtonLink>
        </Card>
        <Card>
          <h2 className={styles.heading}>Help desk</h2>
          <p className={styles.text}>When the app itself does not do what it should.</p>
          <ButtonLink
            href={`tel:${helpDesk.replaceAll(" ", "")}`}
            icon={<PhoneIcon size={20} />}
            variant="secondary"
            full
          >
            {helpDesk}
          </ButtonLink>
        </Card>
      </div>
    </>
  )
}

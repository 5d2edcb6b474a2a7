import { countries } from "@hearth/domain/countries/countries.ts"
import * as helpTexts from "@hearth/texts/shell/help.ts"
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
  const { country, features } = usePageContext()
  const { name } = countries[country]
  const { customerCare, helpDesk } = useContacts()
  return (
    <>
      <PageTitle heading={helpTexts.help}>{helpTexts.aboutHelp(name)}</PageTitle>
      <div className={styles.cards}>
        {features.includes("chatbot") ? (
          <Card>
            <h2 className={styles.heading}>{helpTexts.chat}</h2>
            <p className={styles.text}>{helpTexts.aboutChat}</p>
            <ButtonLink href="/chatbot" full>
              {helpTexts.startChat}
            </ButtonLink>
          </Card>
        ) : undefined}
        <Card>
          <h2 className={styles.heading}>{helpTexts.customerCare}</h2>
          <p className={styles.text}>{helpTexts.aboutCustomerCare}</p>
          <ButtonLink href={`tel:${customerCare.replaceAll(" ", "")}`} icon={<PhoneIcon size={20} />} full>
            {customerCare}
          </ButtonLink>
        </Card>
        <Card>
          <h2 className={styles.heading}>{helpTexts.helpDesk}</h2>
          <p className={styles.text}>{helpTexts.aboutHelpDesk}</p>
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

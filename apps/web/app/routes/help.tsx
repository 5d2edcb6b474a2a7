import { countries } from "@hearth/domain/countries/countries.ts"
import * as rateTexts from "@hearth/texts/feedback/rate-order.ts"
import * as helpTexts from "@hearth/texts/shell/help.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { PencilIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from "react-router"
import { useHydrated } from "../client/loading/hydration.ts"
import { useContacts } from "../client/page/app-config.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { CaseScreen } from "../features/cases/case/case-screen.tsx"
import { ComplaintScreen } from "../features/cases/complaint/complaint-screen.tsx"
import { feedbackPath } from "../shared/feedback/feedback-paths.ts"
import { CommonQuestions } from "../features/cases/help/common-questions.tsx"
import { RecentOrders } from "../features/cases/help/recent-orders.tsx"
import { ChatScreen } from "../features/chatbot/chat-screen.tsx"
import { FeedbackScreen } from "../features/feedback/feedback-screen.tsx"
import { CasesScreen } from "../features/cases/list/cases-screen.tsx"
import { PageTitle } from "../shared/page/page-title.tsx"
import styles from "./help.module.css"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

/** Help, chat, feedback, complaints and cases are one route, because each route makes the first page's script larger. */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { features } = usePageContext()
  // The server renders one page for every query.
  const isHydrated = useHydrated()
  const caseId = isHydrated ? params.get("caseId") : null
  if (pathname === "/help") return <HelpPage />
  if (pathname === "/chatbot") return <ChatScreen heading={entry.heading} />
  if (pathname === "/postorder-ui/feedback") return <FeedbackScreen heading={entry.heading} />
  if (pathname === "/postorder-ui/help") {
    // Without an order, the help page lets the visitor choose one.
    const showsHelp = isHydrated && !params.get("orderId") && features.includes("support")
    return showsHelp ? <HelpPage /> : <ComplaintScreen heading={entry.heading} />
  }
  return caseId ? (
    <CaseScreen key={caseId} heading={entry.heading} caseId={caseId} />
  ) : (
    <CasesScreen heading={entry.heading} />
  )
}

function HelpPage() {
  const { country, features } = usePageContext()
  const { name } = countries[country]
  const { customerCare, helpDesk } = useContacts()
  return (
    <>
      <PageTitle heading={helpTexts.help}>{helpTexts.aboutHelp(name)}</PageTitle>
      <div className={styles.cards}>
        <RecentOrders />
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
        {features.includes("feedback") ? (
          <Card>
            <h2 className={styles.heading}>{rateTexts.shareFeedback}</h2>
            <p className={styles.text}>{rateTexts.aboutSharing}</p>
            <ButtonLink href={feedbackPath()} icon={<PencilIcon size={20} />} variant="secondary" full>
              {rateTexts.writeToUs}
            </ButtonLink>
          </Card>
        ) : undefined}
        <CommonQuestions />
      </div>
    </>
  )
}

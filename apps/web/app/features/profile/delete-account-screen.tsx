import { useQuery } from "@hearth/browser/use-query.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import * as deleteAccountTexts from "@hearth/texts/account/delete-account.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { clearCustomerData } from "../../shared/sign-in/clear-customer-data.ts"
import { continueAsGuest, runSignOut } from "../../client/session/sign-out-state.ts"
import { requestCode } from "../../client/session/one-time-codes.api.ts"
import { OneTimeCodeForm } from "../../shared/one-time-code/one-time-code-form.tsx"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import { useSentCode } from "../../shared/one-time-code/use-sent-code.ts"
import { useRequiredCustomer } from "../../client/session/use-customer.ts"
import { CASES_PATH } from "../../shared/order/complaint-path.ts"
import { deleteAccount, fetchOpenCases } from "./account.api.ts"
import styles from "./profile.module.css"

const listDeletedData = (features: readonly Feature[]) => [
  deleteAccountTexts.personalDetails,
  deleteAccountTexts.addressesAndFavourites,
  deleteAccountTexts.cartAndCoupons,
  ...(features.includes("loyalty") ? [deleteAccountTexts.points] : []),
  ...(features.includes("feedback") ? [deleteAccountTexts.feedbackAndComplaints] : []),
  deleteAccountTexts.sessions,
]

/** IDN-13: explains the deletion, confirms it by a one-time code and carries it out. */
export function DeleteAccountScreen({ heading }: { heading: string }) {
  const [retentionNote, setRetentionNote] = useState<string>()
  if (retentionNote !== undefined) return <AccountDeleted retentionNote={retentionNote} />
  return <DeleteAccountForm heading={heading} onDeleted={setRetentionNote} />
}

function DeleteAccountForm({ heading, onDeleted }: { heading: string; onDeleted: (retentionNote: string) => void }) {
  const customer = useRequiredCustomer()
  const { country, features } = usePageContext()
  const [isSure, setSure] = useState(false)
  const mobile = customer?.mobile ?? ""

  const { resendAt, busy, error, send, sendFirstCode } = useSentCode(() =>
    requestCode({ mobile, purpose: "DELETE_ACCOUNT" }),
  )
  return (
    <div className={styles.narrow}>
      <h1 className={styles.name}>{heading}</h1>
      <section className={styles.card}>
        <h2 className={styles.heading}>{deleteAccountTexts.whatIsDeleted}</h2>
        <ul className={styles.deletedData}>
          {listDeletedData(features).map((each) => (
            <li key={each}>
              <CheckIcon size={18} />
              {each}
            </li>
          ))}
        </ul>
        <h2 className={styles.heading}>{deleteAccountTexts.whatWeKeep}</h2>
        <p className={styles.muted}>{deleteAccountTexts.keptOrders}</p>
        {features.includes("feedback") ? <p className={styles.muted}>{deleteAccountTexts.keptScores}</p> : undefined}
      </section>
      <section className={styles.card} aria-label={deleteAccountTexts.confirmDeletion}>
        {!customer ? (
          <Skeleton lines={3} />
        ) : resendAt === undefined ? (
          <>
            {features.includes("feedback") ? <OpenCasesWarning /> : undefined}
            <Checkbox
              checked={isSure}
              onChange={({ currentTarget }) => setSure(currentTarget.checked)}
              label={deleteAccountTexts.understood}
            />
            {error ? (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            ) : undefined}
            <Button
              variant="danger"
              size="large"
              full
              disabled={!isSure}
              busy={busy}
              onClick={() => void sendFirstCode()}
            >
              {deleteAccountTexts.sendCode}
            </Button>
            <ButtonLink href="/postorder-ui/profile" variant="quiet" full>
              {deleteAccountTexts.keepAccount}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className={styles.muted}>{deleteAccountTexts.enterCode(formatPhone(mobile, country))}</p>
            <OneTimeCodeForm
              label={deleteAccountTexts.deleteAccount}
              resendAt={resendAt}
              onResend={send}
              onCode={async (code) => {
                const deletion = deleteAccount(code)
                await runSignOut(
                  deletion.then(({ ok }) => ok),
                  clearCustomerData,
                )
                const result = await deletion
                if (!result.ok) return result
                onDeleted(result.data.kept)
                return undefined
              }}
            />
            <ButtonLink href="/postorder-ui/profile" variant="quiet" full>
              {deleteAccountTexts.keepAccount}
            </ButtonLink>
          </>
        )}
      </section>
    </div>
  )
}

/** Shown only if there are open cases. If they can't be loaded, the rest of the page works without the warning. */
function OpenCasesWarning() {
  const query = useQuery(fetchOpenCases)
  if (query.state !== "ready" || query.value === 0) return undefined
  return (
    <div className={styles.error}>
      <p>{deleteAccountTexts.openCases(query.value)}</p>
      <a href={CASES_PATH}>{deleteAccountTexts.seeCases}</a>
    </div>
  )
}

function AccountDeleted({ retentionNote }: { retentionNote: string }) {
  // The effect only returns its cleanup: the visitor continues as a guest once this screen is left.
  useEffect(() => continueAsGuest, [])
  return (
    <EmptyState
      level={1}
      drawing={<OvenDrawing />}
      title={deleteAccountTexts.deleted}
      action={
        <ButtonLink href="/" data-reload="">
          {deleteAccountTexts.goHome}
        </ButtonLink>
      }
    >
      {retentionNote}
    </EmptyState>
  )
}

import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import * as phoneTexts from "@hearth/texts/account/phone.ts"
import * as profileTexts from "@hearth/texts/account/profile.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import { ChangePhoneSheet } from "./change-phone-sheet.tsx"
import styles from "./profile.module.css"
import { VerifyEmail } from "./verify-email.tsx"

/**
 * The sign-in methods of the account: mobile number, verified e-mail address, and the password in countries that offer
 * it.
 */
export function SignInCard({ account, onChanged }: { account: Account; onChanged: (account: Account) => void }) {
  const { attributes, hasPassword, social } = account
  const { mobile, email, emailVerified } = attributes
  const { country } = usePageContext()
  const [openSheet, setOpenSheet] = useState<"number" | "email">()
  const close = () => setOpenSheet(undefined)
  const handleChanged = (next: Account) => {
    onChanged(next)
    close()
  }
  return (
    <section className={styles.card} aria-labelledby="signing-in">
      <h2 id="signing-in" className={styles.heading}>
        {profileTexts.signInDetails}
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{phoneTexts.mobileNumber}</dt>
          <dd>{formatPhone(mobile, country)}</dd>
          <dd>
            <Button variant="secondary" size="small" onClick={() => setOpenSheet("number")}>
              {codeTexts.changeNumber}
            </Button>
          </dd>
        </div>
        {email === "" ? undefined : (
          <div className={styles.fact}>
            <dt>{profileTexts.email}</dt>
            <dd>{email}</dd>
            <dd>
              {emailVerified ? (
                <Badge kind="plain">{profileTexts.emailConfirmed}</Badge>
              ) : (
                <Button variant="secondary" size="small" onClick={() => setOpenSheet("email")}>
                  {profileTexts.confirmEmail}
                </Button>
              )}
            </dd>
          </div>
        )}
        {countries[country].showLoginWithPassword ? (
          <div className={styles.fact}>
            <dt>{profileTexts.password}</dt>
            <dd>{hasPassword ? "••••••••" : profileTexts.noPassword}</dd>
            <dd>
              <ButtonLink
                variant="secondary"
                size="small"
                href={`/login?with=forgot&redirectUrl=${encodeURIComponent("/postorder-ui/profile")}`}
              >
                {hasPassword ? profileTexts.changePassword : profileTexts.setPassword}
              </ButtonLink>
            </dd>
          </div>
        ) : undefined}
        {social.length > 0 ? (
          <div className={styles.fact}>
            <dt>{profileTexts.linkedAccounts}</dt>
            <dd>{social.map(capitalise).join(", ")}</dd>
          </div>
        ) : undefined}
      </dl>
      {openSheet === "number" ? (
        <ChangePhoneSheet currentNumber={mobile} onClose={close} onChanged={handleChanged} />
      ) : undefined}
      {openSheet === "email" ? <VerifyEmail email={email} onClose={close} onChanged={handleChanged} /> : undefined}
    </section>
  )
}

function capitalise(source: string): string {
  return source.charAt(0).toUpperCase() + source.slice(1)
}

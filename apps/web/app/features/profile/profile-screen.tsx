import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as rewardsEntryTexts from "@hearth/texts/loyalty/rewards-entry.ts"
import * as profileTexts from "@hearth/texts/account/profile.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { ChevronIcon, PinIcon, StarIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { BinIcon, CardIcon, ClockIcon, PencilIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import { useRequiredCustomer } from "../../client/session/use-customer.ts"
import { fetchAccount } from "./account.api.ts"
import { ProfileDetails } from "./profile-details.tsx"
import { Devices } from "./devices.tsx"
import styles from "./profile.module.css"
import { SignInCard } from "./sign-in-card.tsx"
import { SignOut } from "./sign-out.tsx"

/** The customer's profile and account settings. Guests have to sign in first (SES-10). */
export function ProfileScreen({ heading }: { heading: string }) {
  const customer = useRequiredCustomer()
  const query = useQuery(customer ? fetchAccount : undefined)
  const [changedAccount, setChangedAccount] = useState<Account>()
  if (query.state === "failed") {
    return (
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title={profileTexts.notLoaded}
        action={<Button onClick={query.retry}>{labels.tryAgain}</Button>}
      >
        {query.message ?? labels.slowConnection}
      </EmptyState>
    )
  }
  if (!customer || query.state === "loading") return <ProfileSkeleton heading={heading} />
  const account = changedAccount ?? query.value
  return (
    <div className={styles.screen}>
      <ProfileHeader account={account} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileDetails account={account} onChanged={setChangedAccount} />
          <SignInCard account={account} onChanged={setChangedAccount} />
        </div>
        <div className={styles.column}>
          <Devices />
          <AccountLinks />
        </div>
      </div>
    </div>
  )
}

function ProfileHeader({ account: { attributes } }: { account: Account }) {
  const { firstName, lastName, mobile } = attributes
  const { country } = usePageContext()
  const name = `${firstName} ${lastName}`.trim()
  const initials = [firstName, lastName].map((each) => [...each.trim()][0] ?? "").join("")
  return (
    <header className={styles.who}>
      <span className={styles.initials} aria-hidden="true">
        {initials === "" ? <PersonIcon size={28} /> : initials.toUpperCase()}
      </span>
      <div>
        <h1 className={styles.name}>
          {name === "" ? profileTexts.welcome : profileTexts.hello(firstName || lastName)}
        </h1>
        <p className={styles.muted}>{formatPhone(mobile, country)}</p>
      </div>
    </header>
  )
}

function AccountLinks() {
  const { features, country } = usePageContext()
  return (
    <section className={styles.card} aria-labelledby="account-links">
      <h2 id="account-links" className={styles.heading}>
        {profileTexts.accountIn(countries[country].name)}
      </h2>
      <ul className={styles.links}>
        {features.includes("order_history") ? (
          <li>
            <a href="/postorder-ui/orderHistory" className={styles.link}>
              <ClockIcon size={22} />
              {profileTexts.orders}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
        {features.includes("addresses") ? (
          <li>
            <a href="/postorder-ui/myAddresses" className={styles.link}>
              <PinIcon size={22} />
              {profileTexts.addresses}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
        {features.includes("wallet") ? (
          <li>
            <a href="/postorder-ui/wallet" className={styles.link}>
              <CardIcon size={22} />
              {profileTexts.wallet}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
        {features.includes("loyalty") ? (
          <li>
            <a href="/postorder-ui/rewards" className={styles.link}>
              <StarIcon size={22} />
              {rewardsEntryTexts.rewards}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
        {features.includes("feedback") ? (
          <li>
            <a href="/postorder-ui/cases" className={styles.link}>
              <PencilIcon size={22} />
              {profileTexts.cases}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
        {features.includes("delete_account") ? (
          <li>
            <a href="/delete-account" className={styles.link}>
              <BinIcon size={22} />
              {profileTexts.deleteAccount}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
      </ul>
      {features.includes("logout") ? <SignOut /> : undefined}
    </section>
  )
}

function ProfileSkeleton({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <div className={styles.who}>
        <Skeleton shape="circle" className={styles.waitingInitials} />
        <Skeleton lines={2} className={styles.waitingName} />
      </div>
      <div className={styles.columns}>
        {[1, 2].map((each) => (
          <div key={each} className={styles.card}>
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </div>
        ))}
      </div>
    </div>
  )
}

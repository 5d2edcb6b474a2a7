import { countries } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import * as brand from "@hearth/texts/brand.ts"
import * as rateTexts from "@hearth/texts/feedback/rate-order.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as rewardsEntryTexts from "@hearth/texts/loyalty/rewards-entry.ts"
import * as navigationTexts from "@hearth/texts/shell/navigation.ts"
import * as shellTexts from "@hearth/texts/shell/shell.ts"
import * as sideMenuTexts from "@hearth/texts/shell/side-menu.ts"
import {
  BagIcon,
  ChevronIcon,
  HomeIcon,
  PinIcon,
  PizzaIcon,
  SearchIcon,
  StarIcon,
  TagIcon,
} from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { ScooterIcon, StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { CardIcon, ClockIcon, GiftIcon, InfoIcon, PencilIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { createElement, type ReactNode, useCallback } from "react"
import { useLocation } from "react-router"
import { usePageContext } from "../client/page/page-context.tsx"
import { readStored } from "../client/storage/storage.ts"
import { fetchStoreOffers } from "../place/store-offers.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { CodeChip } from "../shared/offers/code-chip.tsx"
import { loginHrefFrom } from "../client/session/login-route.ts"
import styles from "./side-menu.module.css"
import { useCustomer } from "../client/session/use-customer.ts"

/** All links, grouped by purpose; links to disabled features are left out. */
export default function SideMenu({ onClose }: { onClose: () => void }) {
  const { country, features, pages } = usePageContext()
  const { customerCare, defaultMenu, name } = countries[country]
  const links: { label: string; href: string; icon: typeof HomeIcon; feature: Feature }[] = [
    { label: navigationTexts.home, href: "/", icon: HomeIcon, feature: "menu" },
    { label: shellTexts.searchMenu, href: "/search", icon: SearchIcon, feature: "search" },
    { label: sideMenuTexts.yourCart, href: "/cart", icon: BagIcon, feature: "cart" },
    { label: sideMenuTexts.yourOrders, href: "/postorder-ui/orderHistory", icon: ClockIcon, feature: "order_history" },
    { label: labels.trackOrder, href: "/track", icon: ScooterIcon, feature: "track" },
    { label: navigationTexts.offers, href: "/offers", icon: TagIcon, feature: "offers" },
    { label: sideMenuTexts.coupons, href: "/coupons", icon: GiftIcon, feature: "offers" },
    { label: sideMenuTexts.storesNearYou, href: "/postorder-ui/nearestStore", icon: StoreIcon, feature: "stores" },
    { label: sideMenuTexts.yourAddresses, href: "/postorder-ui/myAddresses", icon: PinIcon, feature: "addresses" },
    { label: sideMenuTexts.wallet, href: "/postorder-ui/wallet", icon: CardIcon, feature: "wallet" },
    { label: rewardsEntryTexts.rewards, href: "/postorder-ui/rewards", icon: StarIcon, feature: "loyalty" },
    { label: sideMenuTexts.yourCases, href: "/postorder-ui/cases", icon: PencilIcon, feature: "feedback" },
    { label: sideMenuTexts.chat, href: "/chatbot", icon: PersonIcon, feature: "chatbot" },
    { label: navigationTexts.help, href: "/help", icon: PhoneIcon, feature: "support" },
    { label: rateTexts.feedback, href: "/postorder-ui/feedback", icon: PencilIcon, feature: "feedback" },
    { label: shellTexts.termsOfUse, href: "/terms", icon: InfoIcon, feature: "terms" },
  ]
  const phone = <a href={`tel:${customerCare.replaceAll(" ", "")}`}>{customerCare}</a>
  const categories = pages.filter(({ kind }) => kind === "category" || kind === "edv")
  return (
    <Sheet open from="left" onClose={onClose} title={brand.name} subtitle={name}>
      <nav aria-label={shellTexts.more} className={styles.nav}>
        {features.includes("login") ? <Account onClose={onClose} /> : undefined}
        <ul>
          {links
            .filter(({ feature }) => features.includes(feature))
            .map(({ label, href, icon: LinkIcon }) => (
              <li key={href}>
                <a href={href} className={styles.link} onClick={onClose}>
                  <LinkIcon size={22} />
                  {label}
                </a>
              </li>
            ))}
        </ul>
        <h3 className={styles.heading}>
          <PizzaIcon size={20} />
          <a href={defaultMenu} onClick={onClose}>
            {shellTexts.ourMenu}
          </a>
        </h3>
        <ul className={styles.categories}>
          {categories.map(({ path, heading }) => (
            <li key={path}>
              <a href={path} className={styles.category} onClick={onClose}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
        {features.includes("offers") && readStored("user") !== null ? <PromoCodes /> : undefined}
        {createElement("p", { className: styles.call }, ...sideMenuTexts.callUs<ReactNode>(phone))}
      </nav>
    </Sheet>
  )
}

/** The customer's name, not the mobile number: others may see the screen. */
function Account({ onClose }: { onClose: () => void }) {
  const customer = useCustomer()
  const currentLocation = useLocation()
  const { firstName } = customer?.attributes ?? {}
  const [title, text, href] = customer
    ? [
        firstName ? sideMenuTexts.hello(firstName) : sideMenuTexts.yourAccount,
        sideMenuTexts.profileAndDevices,
        "/postorder-ui/profile",
      ]
    : [labels.signIn, sideMenuTexts.signInBenefits, loginHrefFrom(currentLocation)]
  return (
    <a href={href} className={styles.account} onClick={onClose}>
      <PersonIcon size={22} />
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}

const MAX_CODES = 3

/** A few promo codes, only for visitors with a stored session: a first visit makes no request for them. */
function PromoCodes() {
  const { id } = usePageContext().store
  const query = useQuery(useCallback((signal: AbortSignal) => fetchStoreOffers(id, signal), [id]))
  const offers = query.state === "ready" ? query.value.flatMap(({ list }) => list) : []
  const shownOffers = offers.filter(({ code }) => code !== null).slice(0, MAX_CODES)
  if (shownOffers.length === 0) return undefined
  return (
    <>
      <h3 className={styles.heading}>
        <TagIcon size={20} />
        {sideMenuTexts.promoCodes}
      </h3>
      <ul className={styles.codes}>
        {shownOffers.map(({ offerId, code, title }) => (
          <li key={offerId} className={styles.code}>
            <CodeChip code={code ?? ""} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useQuery } from "@hearth/browser/use-query.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { fetchMembership } from "../../shared/loyalty/membership.api.ts"
import { programOfCountry } from "../../shared/loyalty/program-of-country.ts"
import { useFreePizzaInCart } from "../../shared/loyalty/use-free-pizza-in-cart.ts"
import { describeHomeCard, inviteAtHome, linkToRewards } from "./describe-home-card.ts"
import { type CardDescription, LoyaltyCard } from "./loyalty-card.tsx"
import styles from "./loyalty-at-home.module.css"
import { useLoyaltyVisitor } from "./use-loyalty-visitor.ts"
import { useWhenVisibleAgain } from "../../shared/loyalty/use-when-visible-again.ts"

/** LOY-2, LOY-4: a member's pie on the home page; for everybody else, what the programme gives. */
export default function LoyaltyAtHome() {
  const { country } = usePageContext()
  const visitor = useLoyaltyVisitor()
  if (visitor === undefined) return undefined
  if (visitor === null) return <HomeCard {...inviteAtHome(programOfCountry(country), { isGuest: true })} />
  return <CustomerCard key={visitor.userId} />
}

function CustomerCard() {
  const { country, features } = usePageContext()
  const query = useQuery(fetchMembership)
  useWhenVisibleAgain(query.reload)
  const isInCart = useFreePizzaInCart()
  if (query.state === "failed") return <HomeCard {...linkToRewards(programOfCountry(country))} />
  if (query.state === "loading" || isInCart === undefined) return undefined
  return <HomeCard {...describeHomeCard(query.value, features, { isInCart })} />
}

/** The page reserves its space, so that nothing moves when it arrives. */
function HomeCard(description: CardDescription) {
  return (
    <div className={styles.home}>
      <LoyaltyCard {...description} />
    </div>
  )
}

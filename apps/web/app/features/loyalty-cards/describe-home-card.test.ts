import { expect, test } from "vitest"
import { programOfCountry } from "../../shared/loyalty/program-of-country.ts"
import { membershipWith } from "../../testing/sample-membership.ts"
import { describeHomeCard, inviteAtHome } from "./describe-home-card.ts"

const REWARDS = "/postorder-ui/rewards"
const seeRewards = { label: "See your rewards", href: REWARDS }
const redeem = { label: "Choose your free pizza", href: `${REWARDS}?choose=pizza` }
const features = ["loyalty", "offers", "cart"] as const

test.each([
  ["IN", 400, 0, "2 more slices to a free pizza", "You have 4 of 6 slices", { filled: 4, coming: 0, total: 6 }],
  [
    "IN",
    400,
    100,
    "2 more slices to a free pizza",
    "You have 4 of 6 slices, 1 on its way",
    { filled: 4, coming: 1, total: 6 },
  ],
  ["LK", 300, 0, "1 more slice to a free pizza", "You have 3 of 4 slices", { filled: 3, coming: 0, total: 4 }],
  ["BD", 0, 0, "4 more slices to a free pizza", "You have 0 of 4 slices", { filled: 0, coming: 0, total: 4 }],
  ["IN", -50, 0, "Your balance is below zero", "650 more points to a free pizza", { filled: 0, coming: 0, total: 6 }],
] as const)(
  "[LOY-2c] the home page in %s with %i points and %i on their way: %s",
  (country, points, pending, title, text, pie) => {
    const card = describeHomeCard(membershipWith(country, points, pending), [...features])
    expect(card).toEqual({ title, text, pie, action: seeRewards })
  },
)

test.each([
  [600, "A free pizza is waiting", "6 more slices to your next free pizza"],
  [1300, "2 free pizzas are waiting", "5 more slices to your next free pizza"],
])("[LOY-2d] with %i points, the home page says %s and leads to the rewards menu", (points, title, text) => {
  const pie = { filled: 6, coming: 0, total: 6 }
  const membership = membershipWith("IN", points)
  expect(describeHomeCard(membership, [...features])).toEqual({ title, text, pie, action: redeem })
  expect(describeHomeCard(membership, ["loyalty", "cart"])).toEqual({ title, text, pie, action: seeRewards })
})

test("[LOY-1e] [LOY-2d] points that an unpaid order has reserved count at home", () => {
  const card = describeHomeCard(membershipWith("IN", 0, 0, 600), [...features])
  expect(card).toMatchObject({ title: "A free pizza is waiting", action: redeem })
  const emptyPie = describeHomeCard(membershipWith("IN", -200, 100, 600), [...features])
  expect(emptyPie.pie).toEqual({ filled: 4, coming: 1, total: 6 })
})

test("[LOY-2d] while the free pizza is in the cart, the home page leads to the cart", () => {
  expect(describeHomeCard(membershipWith("IN", 600), [...features], { isInCart: true })).toMatchObject({
    title: "Your free pizza is in your cart",
    action: { label: "Go to cart", href: "/cart" },
  })
})

test.each([
  ["IN", "Order on 6 days, get a free pizza", "cheese reward", 6],
  ["LK", "Order on 4 days, get a free pizza", "Pizza Pals", 4],
  ["BD", "Order on 4 days, get a free pizza", "Pizza Pals", 4],
] as const)(
  "[LOY-2a] [LOY-2b] [LOY-3b] [LOY-4d] the home page in %s says what joining gives: %s",
  (country, title, name, total) => {
    const invitation = {
      title,
      text: "The first order you receive each day earns a slice.",
      pie: { filled: 0, coming: 1, total },
    }
    expect(describeHomeCard(membershipWith(country, null), [...features])).toEqual({
      ...invitation,
      action: { label: `Join ${name}`, href: REWARDS },
    })
    expect(inviteAtHome(programOfCountry(country), { isGuest: true })).toEqual({
      ...invitation,
      action: { label: `Sign in to join ${name}`, href: REWARDS },
    })
  },
)

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import type { OrderEarningState } from "@hearth/domain/loyalty/order-earning.ts"
import { expect, test } from "vitest"
import { programOfCountry } from "../../shared/loyalty/program-of-country.ts"
import { membershipWith } from "../../testing/sample-membership.ts"
import {
  describeFailure,
  describeNextOrder,
  describeOrder,
  inviteGuestAfterOrder,
  inviteInCheckout,
} from "./describe-earning.ts"
import type { EarningDetails } from "./loyalty-cards.api.ts"

const REWARDS = "/postorder-ui/rewards"
const seeRewards = { label: "See your rewards", href: REWARDS }

interface Sample {
  country?: CountryCode
  /** Null for someone who isn't a member. */
  points?: number | null
  /** Points on their way, including the order's own. */
  pending?: number
  creditedBy?: string
}

/** The server's responses for an order in this state. */
function detailsOf(state: OrderEarningState, sample: Sample = {}): EarningDetails {
  const { country = "IN", points = 200, pending = 0, creditedBy } = sample
  const membership = membershipWith(country, points, pending)
  const { programConfig } = membership
  const earned = ["ANOTHER_ORDER", "DAY_LOST", "NONE"].includes(state) ? 0 : programConfig.earnPointsPerOrder
  return { membership, earning: { state, points: earned, creditedBy: creditedBy ?? null, programConfig } }
}

/** A Tuesday, 1:00 pm in India. */
const now = Date.parse("2026-11-17T13:00:00+05:30")
const shownOrder = {
  deliveryType: "DELIVERY",
  zone: "Asia/Kolkata",
  now,
  features: ["offers", "cart"],
  spentPoints: 0,
} as const
const describePlaced = (details: EarningDetails, deliveryType: DeliveryType = "DELIVERY") =>
  describeOrder(details, { ...shownOrder, deliveryType })

test.each([
  [{}, "You have 2 of 6 slices", { filled: 2, coming: 1, total: 6 }],
  [{ points: 0 }, "You have 0 of 6 slices", { filled: 0, coming: 1, total: 6 }],
  [{ points: 700 }, "You have 1 of 6 slices", { filled: 1, coming: 1, total: 6 }],
  [{ points: 100, country: "LK" as const }, "You have 1 of 4 slices", { filled: 1, coming: 1, total: 4 }],
  [{ pending: 100 }, "You have 2 of 6 slices, 1 on its way", { filled: 2, coming: 2, total: 6 }],
  [{ pending: 200 }, "You have 2 of 6 slices, 2 on their way", { filled: 2, coming: 3, total: 6 }],
  [
    { points: 500 },
    "You have 5 of 6 slices. This order completes your free pizza.",
    { filled: 5, coming: 1, total: 6 },
  ],
  [
    { points: 300, country: "BD" as const },
    "You have 3 of 4 slices. This order completes your free pizza.",
    { filled: 3, coming: 1, total: 4 },
  ],
  [
    { points: 400, pending: 100 },
    "You have 4 of 6 slices, 1 on its way. This order completes your free pizza.",
    { filled: 4, coming: 2, total: 6 },
  ],
  // The earlier order completes the pie, and this one begins the next.
  [{ points: 500, pending: 100 }, "You have 5 of 6 slices, 1 on its way", { filled: 5, coming: 1, total: 6 }],
])("[LOY-2c] [LOY-3b] in checkout, a member with %o is told: this order earns a slice, %s", (sample, text, pie) => {
  expect(describeNextOrder(detailsOf("EXPECTED", sample))).toEqual({ title: "This order earns a slice", text, pie })
})

test("[LOY-2c] while a negative balance is earned back, an order earns points and no slice", () => {
  const details = detailsOf("EXPECTED", { points: -50 })
  const pie = { filled: 0, coming: 0, total: 6 }
  expect(describeNextOrder(details)).toMatchObject({ title: "This order earns 100 points", pie })
  expect(describePlaced(details)?.title).toBe("You earn 100 points when your order is delivered")
})

test("[LOY-3b] while two orders of a day are open, both say that the first to arrive earns", () => {
  const card = {
    isQuiet: true,
    title: "One of your orders earns a slice",
    text: "Only the first order you receive today earns a slice.",
    pie: { filled: 2, coming: 0, total: 6 },
  }
  expect(describeNextOrder(detailsOf("FIRST_DELIVERED"))).toEqual(card)
  expect(describePlaced(detailsOf("FIRST_DELIVERED"))).toEqual({ ...card, action: seeRewards })
})

test("[LOY-3b] in checkout, an order after today's delivery is told quietly that it earns nothing", () => {
  expect(describeNextOrder(detailsOf("ANOTHER_ORDER"))).toEqual({
    isQuiet: true,
    title: "No points this time",
    text: "You’ve already earned today’s slice. Order tomorrow for the next one.",
    pie: { filled: 2, coming: 0, total: 6 },
  })
})

test.each([
  ["IN", "6 slices make a free pizza.", "cheese reward"],
  ["LK", "4 slices make a free pizza.", "Pizza Pals"],
  ["BD", "4 slices make a free pizza.", "Pizza Pals"],
] as const)(
  "[LOY-4d] in %s, a customer who isn't a member is told in checkout what joining gives",
  (country, text, name) => {
    const { slicesPerPizza: total } = programOfCountry(country)
    const invitation = { title: "This order could earn a slice", text, pie: { filled: 0, coming: 1, total } }
    expect(describeNextOrder(detailsOf("NOT_A_MEMBER", { country, points: null }))).toEqual({
      ...invitation,
      action: { label: `Join ${name}`, href: `${REWARDS}?from=payment` },
    })
    // A guest signs in over the checkout, and stays there.
    expect(inviteInCheckout(programOfCountry(country), { isGuest: true })).toEqual({
      ...invitation,
      action: { label: `Sign in to join ${name}`, href: "?login=number" },
    })
  },
)

test.each(["NONE", "PENDING", "CREDITED"] as const)("in checkout, an earning in the state %s has no card", (state) => {
  expect(describeNextOrder(detailsOf(state))).toBeUndefined()
})

const momentTexts: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "You earn a slice when your order is delivered",
  PICKUP: "You earn a slice when you pick up your order",
  CURBSIDE: "You earn a slice when you pick up your order",
  DINEIN: "You earn a slice when your order is served",
}

test.each(deliveryTypes)("[LOY-3a] a placed order of type %s says when it earns a slice", (deliveryType) => {
  expect(describePlaced(detailsOf("EXPECTED"), deliveryType)).toEqual({
    title: momentTexts[deliveryType],
    text: "You have 2 of 6 slices",
    pie: { filled: 2, coming: 1, total: 6 },
    action: seeRewards,
  })
})

test.each([
  ["2026-11-19T12:55:00+05:30", "Your slice arrives by Thursday"],
  ["2026-11-18T12:55:00+05:30", "Your slice arrives by tomorrow"],
  ["2026-11-17T23:59:00+05:30", "Your slice arrives by today"],
  // Late points have no day.
  ["2026-11-17T12:59:59+05:30", "Your slice is on its way"],
])("[LOY-3a] a delivered order whose points are credited by %s: %s", (creditedBy, title) => {
  expect(describePlaced(detailsOf("PENDING", { pending: 100, creditedBy }))).toEqual({
    title,
    text: "You have 2 of 6 slices",
    pie: { filled: 2, coming: 1, total: 6 },
    action: seeRewards,
  })
})

test("[LOY-3a] a delivered order that completes the pie says so; slices of earlier orders are counted", () => {
  expect(describePlaced(detailsOf("PENDING", { points: 400, pending: 200 }))).toMatchObject({
    text: "You have 4 of 6 slices, 1 on its way. This order completes your free pizza.",
    pie: { filled: 4, coming: 2, total: 6 },
  })
})

test("[LOY-2c] [LOY-2d] a credited order says what it earned, and leads to a free pizza if there is one", () => {
  const title = "This order earned you a slice"
  expect(describePlaced(detailsOf("CREDITED", { points: 300 }))).toEqual({
    title,
    text: "You have 3 of 6 slices",
    pie: { filled: 3, coming: 0, total: 6 },
    action: seeRewards,
  })
  expect(describePlaced(detailsOf("CREDITED", { points: 600 }))).toEqual({
    title,
    text: "A free pizza is waiting",
    pie: { filled: 6, coming: 0, total: 6 },
    action: { label: "Choose your free pizza", href: `${REWARDS}?choose=pizza` },
  })
})

test("[LOY-2d] an app that can't redeem leads to the rewards page instead", () => {
  const details = detailsOf("CREDITED", { points: 1300 })
  const described = describeOrder(details, { ...shownOrder, features: ["cart"] })
  expect(described).toMatchObject({ text: "2 free pizzas are waiting", action: seeRewards })
})

test("[LOY-3b] a placed order of a day on which another has earned is told quietly that it earns nothing", () => {
  expect(describePlaced(detailsOf("ANOTHER_ORDER"))).toEqual({
    isQuiet: true,
    title: "No points this time",
    text: "Only one order a day earns points, and you received another one first.",
    pie: { filled: 2, coming: 0, total: 6 },
    action: seeRewards,
  })
})

test("[LOY-1b] [LOY-3b] an order of a day whose points were given up or taken back says so", () => {
  expect(describeNextOrder(detailsOf("DAY_LOST"))).toEqual({
    isQuiet: true,
    title: "No points this time",
    text: "Today’s points were given up or taken back. Order tomorrow for the next slice.",
    pie: { filled: 2, coming: 0, total: 6 },
  })
  expect(describePlaced(detailsOf("DAY_LOST"))).toMatchObject({
    text: "The points of that day were given up or taken back.",
    action: seeRewards,
  })
})

test("if the programme can't be reached, a quiet card leads to the rewards page", () => {
  expect(describeFailure(programOfCountry("LK"))).toEqual({
    isQuiet: true,
    title: "Your rewards",
    text: "We couldn’t load them just now.",
    pie: { filled: 0, coming: 0, total: 4 },
    action: seeRewards,
  })
})

test("[LOY-4d] who isn't a member is told what a placed order would have earned", () => {
  const invitation = {
    title: "With Pizza Pals, this order would have earned a slice",
    text: "Join to earn one with your next order.",
    pie: { filled: 0, coming: 1, total: 4 },
  }
  expect(describePlaced(detailsOf("NOT_A_MEMBER", { country: "LK", points: null }))).toEqual({
    ...invitation,
    action: { label: "Join Pizza Pals", href: REWARDS },
  })
  expect(inviteGuestAfterOrder(programOfCountry("LK"), { isHandedOver: true })).toEqual({
    ...invitation,
    action: { label: "Sign in to join Pizza Pals", href: REWARDS },
  })
})

test("[LOY-3a] a guest, who may be a member, is told to sign in before the order arrives", () => {
  expect(inviteGuestAfterOrder(programOfCountry("IN"), { isHandedOver: false })).toEqual({
    title: "Are you in cheese reward?",
    text: "Sign in before you get your order, and it earns a slice. Or join for your next order.",
    pie: { filled: 0, coming: 1, total: 6 },
    action: { label: "Sign in", href: REWARDS },
  })
})

const describeFree = (sample: Sample) => describeOrder(detailsOf("NONE", sample), { ...shownOrder, spentPoints: 600 })

test("[LOY-2d] an order that points paid for says that it earns nothing, and where the next pizza stands", () => {
  expect(describeFree({ points: 0 })).toEqual({
    isQuiet: true,
    title: "Now for the next free pizza",
    text: "An order of a free pizza alone earns no points. You have 0 of 6 slices.",
    pie: { filled: 0, coming: 0, total: 6 },
    action: seeRewards,
  })
  expect(describeFree({ points: 100, pending: 100 })).toMatchObject({
    text: "An order of a free pizza alone earns no points. You have 1 of 6 slices, 1 on its way.",
    pie: { filled: 1, coming: 1, total: 6 },
  })
})

test.each(["NONE", "CREDITED"] as const)("an order in state %s of a customer who left has no card", (state) => {
  expect(describePlaced(detailsOf(state, { points: null }))).toBeUndefined()
})

test("an order that earns nothing for another reason has no card", () => {
  expect(describePlaced(detailsOf("NONE"))).toBeUndefined()
})

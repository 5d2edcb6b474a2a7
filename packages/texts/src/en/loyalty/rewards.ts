const MINUS = "−"

/** `1,350`, `−50`: with a minus sign, which is as wide as a plus and isn't wrapped. */
export const formatNumber = (value: number) =>
  `${value < 0 ? MINUS : ""}${new Intl.NumberFormat("en-IN").format(Math.abs(value))}`

export const points = (count: number) =>
  Math.abs(count) === 1 ? `${formatNumber(count)} point` : `${formatNumber(count)} points`
/** `+100`, `−600`. */
export const pointsChange = (change: number) => `${change > 0 ? "+" : ""}${formatNumber(change)}`

export const notLoaded = "Couldn’t load your rewards"
export const backToCheckout = "Back to checkout"

/* Joining. The programme's name stays as it is, so no sentence begins with it. */
export const join = "Join"
export const joinProgram = (program: string) => `Join ${program}`
export const joinPitch = "Order, collect a slice a day, and the full pizza is yours. Free."
export const howItWorks = "How it works"
export const howProgramWorks = (program: string) => `How ${program} works`
export const readTerms = "Read the terms of use"
/** `slices`: 0 if the points of an order don't fill a slice. */
export const firstOrderEarns = (slices: number, earned: number) =>
  slices === 0
    ? `The first order you receive each day earns ${points(earned)}.`
    : `The first order you receive each day earns ${slices === 1 ? "a slice" : `${slices} slices`} (${points(earned)}).`
export const slicesPerPizza = (slices: number) => `${slices} slices make a free pizza.`
export const pointsArrive = (fromHours: number, toHours: number) =>
  `Points arrive ${fromHours}–${toHours} hours after you get your order.`
export const acceptTerms = <Node>(link: (label: string) => Node) => ["I accept the ", link("terms of use")]
export const termsNeeded = "Accept the terms of use to join."
export const joined = (program: string) => `You’ve joined ${program}`

/* The card. */
export const slicesFilled = (filled: number, total: number, coming: number) =>
  `${filled} of ${total} slices${coming > 0 ? `, ${coming} on ${coming === 1 ? "its" : "their"} way` : ""}`
export const slicesToFreePizza = (missing: number) =>
  missing === 1 ? "1 more slice to a free pizza" : `${missing} more slices to a free pizza`
export const slicesToNextPizza = (missing: number) =>
  missing === 1 ? "1 more slice to your next free pizza" : `${missing} more slices to your next free pizza`
export const freePizzasReady = (count: number) =>
  count === 1 ? "You have a free pizza" : `You have ${formatNumber(count)} free pizzas`
export const belowZero = "Your balance is below zero"
export const pointsToFreePizza = (missing: number) =>
  missing === 1 ? "1 more point to a free pizza" : `${formatNumber(missing)} more points to a free pizza`
export const whyBelowZero =
  "Points were taken from your balance, for example because an order was refunded. Your next points bring it up again."
/** Points of a free pizza in an order that the customer hasn't paid yet. */
export const reservedForUnpaidOrder = (count: number) =>
  `${points(count)} ${count === 1 ? "is" : "are"} reserved for an order that isn’t paid yet. You can still pay for it or choose another free pizza.`
export const yourBalance = "Your balance"
export const cardNumber = "Card number"
export const onTheirWay = (count: number) => `${points(count)} on ${count === 1 ? "its" : "their"} way`
export const onTheirWayBy = (count: number, day: string) => `${onTheirWay(count)}, by ${day}`
/** Within a sentence. */
export const today = "today"
export const tomorrow = "tomorrow"
export const chooseFreePizza = "Choose your free pizza"
export const seeRewardsMenu = "See the rewards menu"
export const notInThisApp = "You can’t redeem free pizzas in this app. Open our website to choose one."

/* The history. */
export const history = "History"
export const noHistory = "No points yet"
export const firstPointsAppearHere = "Place an order. Your points appear here when they arrive."
export const firstPointsArrive = "Your first points are on their way"
export const firstPointsArriveBy = (count: number, day: string) => `Your first ${points(count)} arrive by ${day}.`
export const firstPointsArriveSoon = (count: number) => `Your first ${points(count)} arrive soon.`
export const orderNow = "Order now"
export const historyNotLoaded = "Couldn’t load your history."
export const balanceAfter = (balance: number) => `Balance: ${formatNumber(balance)}`

/* Leaving. */
export const leave = (program: string) => `Leave ${program}`
export const leaveQuestion = (program: string) => `Leave ${program}?`
export const youWillLose = "You’ll lose this for good:"
export const nothingToLose = "You have no points to lose."
/** What a member with free pizzas loses by leaving. */
export const pointsWithFreePizzas = (count: number, pizzas: number) =>
  `${points(count)}, with ${pizzas === 1 ? "1 free pizza" : `${formatNumber(pizzas)} free pizzas`}`
export const debtStays = (balance: number) => `If you join again, your balance is still ${points(balance)}.`
export const orderedPizzasStay =
  "If you’ve already ordered a free pizza, it still arrives. If that order is cancelled, its points are lost too."
export const cartPizzaIsNoLongerFree = "The free pizza in your cart will cost its normal price."
export const leaveForGood = "Leave"
export const stay = "Stay"
export const left = (program: string) => `You’ve left ${program}`

import { points } from "../loyalty/rewards.ts"

export const customers = "Customers"
export const search = "Find customer"
export const mobile = "Customer’s mobile number"
export const searchesAreRecorded = "Every search is recorded with your name."
export const mobileLength = (digits: number) => `Enter a mobile number with ${digits} digits.`
export const notMobileStart = (digits: string) => `Mobile numbers don’t start with ${digits}.`
export const searchLimit =
  "You’ve searched too often. Try again in a minute, or tomorrow if you’ve reached the daily limit."
export const searching = "Looking for the customer"
export const startHere = "Who’s calling?"
export const startHint = "Enter the customer’s number to see and correct their points."
export const notFound = (mobile: string) => `No customer has ${mobile}`
export const notFoundHint = "Read the number back to the caller. Guests who never signed in have no account."

/* The customer. */
export const noName = "No name given"
export const mobileOf = "Mobile"
export const email = "Email"
export const noEmail = "None"
export const ordersPlaced = "Orders placed"
export const customerId = "Customer id"
export const seeLog = "See the log"

/* The membership. The programme's name stays as it is, so no sentence begins with it. */
export const membershipOf = (program: string) => `Membership: ${program}`
export const notMember = (program: string) => `Not a member of ${program}`
export const notMemberHint = "There are no points to correct. The customer can join under Rewards in the app."
export const card = "Card"
export const balance = "Balance"
export const reserved = (count: number) => `${points(count)} more reserved for an unpaid order`
export const slices = "Slices"
export const slicesFilled = (filled: number, total: number) => `${filled} of ${total}`
export const freePizzas = "Free pizzas"
export const onTheirWay = "On their way"
export const creditedBy = (time: string) => `by ${time}`
export const noneOnTheirWay = "None"
export const belowZero = "Below zero. The next points that the customer earns bring it up again."

/* Correcting points. */
export const correctPoints = "Correct points"
export const currentBalance = (count: number) => `Balance now: ${points(count)}`
export const addOrTake = "What do you want to do?"
export const addPoints = "Add points"
export const takePoints = "Take points"
export const howMany = "How many points?"
export const wholeNumber = (most: number) => `Enter a whole number from 1 to ${most.toLocaleString("en-IN")}.`
export const newBalance = (count: number) => `New balance: ${points(count)}`
export const willBelowZero = (count: number) => `New balance: ${points(count)}, below zero`
/** `left`: the points that can be corrected now without a second person. */
export const secondPersonApproves = (left: number, perCustomer: number, perMember: number) =>
  `A second person with the role finance has to approve this. Without one, you can correct ${left === 0 ? "no points" : `only ${points(left)}`} of this customer now: the limits in 24 hours are ${points(perCustomer)} for a customer and ${points(perMember)} by one person. The balance stays the same until then.`
export const add = (count: number) => `Add ${points(count)}`
export const take = (count: number) => `Take ${points(count)}`
/** `changes`: `+700 points`, `−1 point`. */
export const waitingForApproval = (changes: readonly string[]) => `Waiting for approval: ${changes.join(", ")}`
export const requestApproval = "Ask for approval"
export const correctionApplied = (balance: number) => `Points corrected. The new balance is ${points(balance)}.`
export const correctionWaiting = "Your request is waiting for a second person to approve it."

/* Taking back the points of an order. */
export const takeBack = "Take back an order’s points"
export const takeBackHint = "For an order that was refunded. It can’t be undone, but you can correct the points."
export const orderNumber = "Order number"
export const orderNumberExample = (country: string) => `${country} and 8 letters or digits, as on the receipt`
export const orderNumberInvalid = (country: string) => `Enter ${country} and 8 letters or digits, without spaces.`
export const orderNotFound = "This customer has no order with this number."
export const takeBackPoints = "Take back points"
export const tookBack = (count: number, order: string) => `${points(count)} of order ${order} taken back.`
export const nothingToTakeBack = (order: string) =>
  `Order ${order} earned no points, or they were taken back or given up before. Nothing has changed.`

import type { ChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, type Buyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { answerTo, ask, hrefsOf, phonesOf, STORE } from "./testing/ask-chatbot.ts"

const AT_STORE = { latitude: 28.6315, longitude: 77.2167 }

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(() => app.clock.advance(24 * 3600))

let numbers = 0
async function buyerWithOrder(): Promise<{ buyer: Buyer; id: string; orderId: string; mobile: string }> {
  const mobile = `98118${10_000 + ++numbers}`
  const browser = await asCustomer(app, partners, mobile)
  const buyer = await asBuyer(app, undefined, browser)
  const { transactionId: id, orderId } = await buyer.mustOrder()
  const placed = await payInCash(buyer, partners, id)
  if (placed.statusCode !== 200) throw new Error(`Not placed: ${placed.body}`)
  await atStore(await asStaff(app), STORE).ticketOf(id)
  return { buyer, id, orderId, mobile }
}

test("[FBK-4a] [FBK-4c] the own order is found with its stage and time; after its time it is late, with the way to report it", async () => {
  const { buyer, id, orderId, mobile } = await buyerWithOrder()
  const status = await answerTo(buyer.browser, "wher is my ordr")
  expect(status).toMatchObject({ topic: "order-status", orders: [{ orderId, isLate: false }] })
  expect(status.orders[0]?.href).toBe(`/track?orderHistoryId=${id}`)
  const punctual = await answerTo(buyer.browser, "is my order late")
  expect([punctual.lines[0], hrefsOf(punctual)]).toEqual(["It isn’t late so far.", []])
  app.clock.advance(2 * 3600)
  const late = await answerTo(await asCustomer(app, partners, mobile), "my oder is laate")
  expect(late).toMatchObject({ topic: "late-order", orders: [{ orderId, isLate: true }] })
  expect(late.lines[0]).toMatch(/^It’s \d+ minutes late/)
  expect(hrefsOf(late)).toEqual([`/postorder-ui/help?orderId=${orderId}`])
})

test("[FBK-4a] [SEC-5a] another visitor’s order is never in an answer", async () => {
  const { orderId } = await buyerWithOrder()
  const other = await asCustomer(app, partners, "9811799999")
  for (const question of [`where is my order ${orderId}`, "my order is late", "cancel my order", "refund", "problem"]) {
    const answer = await answerTo(other, question)
    expect(JSON.stringify(answer)).not.toContain(orderId)
    expect(answer.orders).toEqual([])
  }
})

test("[FBK-4a] a cancelled order is known with its time; before, the answer says until when it can be cancelled", async () => {
  const { buyer, id, orderId } = await buyerWithOrder()
  const { placedAt } = await buyer.read(id)
  expect((await answerTo(buyer.browser, "cancle my order")).lines[0]).toMatch(/^You can cancel it on its page until /)
  expect((await buyer.cancel(orderId)).statusCode).toBe(200)
  const cancelled = await answerTo(buyer.browser, "cancel my order")
  expect(cancelled.lines).toEqual([`Your order ${orderId} was cancelled.`])
  expect(cancelled.orders).toMatchObject([
    { title: `Cancelled · ${orderId}`, detail: "Connaught Place", placedAt, isLate: false },
  ])
  expect((await answerTo(buyer.browser, "where is my refnd")).lines).toContain(
    "I found no refund for your last orders.",
  )
})

test("[FBK-4a] a guest learns hours, offers, points and charges, and is told how to find an order", async () => {
  const guest = await asGuest(app)
  const store = await answerTo(guest, "stor timing")
  expect(store.lines).toEqual([
    expect.stringMatching(/^Connaught Place is (open until|closed now)/),
    expect.stringMatching(/^Today’s hours: /),
    expect.stringMatching(/^Connaught Place, .+\.$/),
  ])
  expect(store.actions[0]).toMatchObject({ kind: "phone", label: expect.stringMatching(/^Call the store, \d/) })
  expect((await answerTo(guest, "any ofers")).lines.length).toBeGreaterThan(1)
  expect((await answerTo(guest, "my poinst")).lines).toEqual(["Sign in to see your points."])
  const delivery = await answerTo(guest, "delivry chagres", { storeId: STORE, location: AT_STORE })
  expect(delivery.lines).toEqual([
    "Yes, Connaught Place delivers to your location.",
    "Delivery costs ₹39, and is free from ₹249.",
    "Packaging costs ₹15.",
  ])
  expect((await answerTo(guest, "do you deliver here", { location: { latitude: 0, longitude: 0 } })).lines[0]).toMatch(
    /^We don’t deliver/,
  )
  const order = await answerTo(guest, "where is my order")
  expect(order.lines[0]).toBe("You have no order on the way on this device.")
  expect(hrefsOf(order)).toEqual(["/track", "/login"])
})

test("[FBK-4a] a customer without an active order isn’t told about this device", async () => {
  const customer = await asCustomer(app, partners, "9811788888")
  expect((await answerTo(customer, "where is my order")).lines).toEqual([
    "You have no order on the way.",
    "Ordered without signing in? Find your order by its number.",
  ])
})

test.each([
  ["IN", []],
  ["LK", []],
  ["BD", ["The smallest order is ৳50."]],
] satisfies [CountryCode, string[]][])(
  "[FBK-4a] %s: the smallest order is stated where there is one",
  async (country, expected) => {
    const guest = await asGuest(app, `${country.toLowerCase()}.localhost`)
    const { lines } = await answerTo(guest, "delivry chagres", {})
    expect(lines).toContainEqual(expect.stringMatching(/^Delivery costs /))
    expect(lines.filter((line) => line.includes("smallest"))).toEqual(expected)
  },
)

test("[FBK-4b] a question for a person, and one that isn’t understood, give the help desk’s number", async () => {
  const guest = await asGuest(app)
  for (const question of ["talk to a humn", "what is the capital of france"]) {
    const answer = await answerTo(guest, question)
    expect(answer.actions).toContainEqual({
      kind: "phone",
      number: countries.IN.helpDesk,
      label: `Call the help desk, ${countries.IN.helpDesk}`,
    })
    expect(phonesOf(answer)).toHaveLength(1)
  }
})

test("[FBK-4g] a common word in Hindi, Bangla, Sinhala or Tamil has its topic; other questions in these scripts get the help desk first", async () => {
  const guest = await asGuest(app)
  expect((await answerTo(guest, "मेरा ऑर्डर कहाँ है?")).topic).toBe("order-status")
  expect((await answerTo(guest, "রিফান্ড কবে পাব")).topic).toBe("refund")
  for (const question of ["आज मौसम कैसा है", "আজকের আবহাওয়া কেমন", "අද කාලගුණය කොහොමද", "இன்று வானிலை எப்படி"]) {
    const { topic, lines, actions } = await answerTo(guest, question)
    expect({ topic, lines, first: actions[0] }).toMatchObject({
      topic: null,
      lines: ["I understand only a few words of your language. Our help desk can help you."],
      first: { kind: "phone", number: countries.IN.helpDesk },
    })
    expect(phonesOf({ actions })).toHaveLength(1)
  }
})

test("a button asks by its topic, and an unknown topic is refused", async () => {
  const guest = await asGuest(app)
  const press = (topic: string) => guest.post("/api/chat-service/ve1/answers", { question: { topic } })
  expect((await press("offers" satisfies ChatTopic)).json().data.answer.topic).toBe("offers")
  expect((await press("weather")).statusCode).toBe(400)
})

test.each([
  ["a card number", "my card 4111 1111 1111 1111"],
  ["a text that is too long", "a".repeat(301)],
  ["an empty text", ""],
])("%s is refused as a question", async (_, text) => {
  expect((await ask(await asGuest(app), text)).json().errors[0].code).toBe("BAD_REQUEST")
})

test("a visitor asks at most 60 questions a minute", async () => {
  const guest = await asGuest(app)
  for (let count = 0; count < 60; count++) expect((await ask(guest, "hi")).statusCode).toBe(200)
  const refused = await ask(guest, "hi")
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, "TOO_MANY_REQUESTS"])
  expect((await ask(await asGuest(app), "hi")).statusCode).toBe(200)
  app.clock.advance(60)
  expect((await ask(guest, "hi")).statusCode).toBe(200)
})

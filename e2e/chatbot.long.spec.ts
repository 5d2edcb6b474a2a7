import type { Page } from "@playwright/test"
import { fillComplaint, orderAndReceive, sendComplaint } from "./cases.ts"
import { expect, test } from "./clocked-hearth.ts"
import { placeOrder } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const question = (page: Page) => page.getByRole("textbox", { name: "Your question" })
const log = (page: Page) => page.getByRole("log", { name: "Conversation" })

async function openChat(page: Page): Promise<void> {
  await page.goto(pageUrl("IN", "/chatbot"))
  await waitForHydration(page)
}

async function ask(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith("/chat-service/ve1/answers"))
  await question(page).fill(text)
  await page.keyboard.press("Enter")
  await (await answered).finished()
}

test.describe("two hours later", () => {
  // The session expires in the meantime and is renewed after a refusal.
  test.use({ expectedErrors: [/status of 401/] })

  test("[FBK-4a] [FBK-4b] the chatbot finds the customer’s late order, and hands over; a reload keeps the conversation", async ({
    page,
    context,
    hearth,
  }) => {
    const { orderId } = await placeOrder(page, "IN")
    await openChat(page)
    await expect
      .poll(async () => {
        await ask(page, "wher is my ordr")
        return log(page).textContent()
      })
      .toContain(orderId)
    await hearth.advanceTime(2 * 3600_000, context)
    await ask(page, "my oder is laate")
    await expect(log(page)).toContainText(/minutes late\. Sorry about that!/)
    await expect(
      log(page)
        .getByRole("link", { name: new RegExp(orderId) })
        .last(),
    ).toHaveAttribute("href", /^\/track\?/)
    await expect(question(page)).toBeFocused()
    await expect(log(page).getByRole("link", { name: "Report a problem" }).last()).toHaveAttribute(
      "href",
      `/postorder-ui/help?orderId=${orderId}`,
    )
    expect(await findAccessibilityViolations(page, "a late order")).toEqual([])
    await ask(page, "talk to a humn")
    await expect(
      log(page)
        .getByRole("link", { name: /^Call / })
        .last(),
    ).toHaveAttribute("href", /^tel:\d+$/)
    await page.reload()
    await waitForHydration(page)
    await expect(log(page)).toContainText("my oder is laate")
    await page.getByRole("button", { name: "Clear chat" }).click()
    await expect(log(page)).not.toContainText("my oder is laate")
    await expect(question(page)).toBeFocused()
  })
})

test("[FBK-4b] [FBK-4f] the chatbot offers to report a problem with a received order, and shows the case with the time of the answer", async ({
  page,
  hearth,
}) => {
  const { orderId } = await orderAndReceive(page, hearth)
  await openChat(page)
  await ask(page, "i was charged twice")
  await expect(log(page).getByRole("link", { name: "Report a problem" })).toHaveAttribute(
    "href",
    `/postorder-ui/help?orderId=${orderId}`,
  )
  await ask(page, "my pizza is bad")
  await expect(log(page).getByRole("link", { name: new RegExp(orderId) })).toHaveText(
    /(Today|Yesterday), \d+:\d\d [ap]m · Connaught Place$/,
  )
  await fillComplaint(page, orderId)
  await sendComplaint(page)
  const caseUrl = page.url()
  await openChat(page)
  await ask(page, "where is my complant")
  const card = log(page).getByRole("link", { name: /^Received/ })
  await expect(card).toHaveText(/You’ll get an answer (today|tomorrow) at \d+:\d\d [ap]m at the latest\.$/)
  expect(await findAccessibilityViolations(page, "a case")).toEqual([])
  await card.click()
  await expect(page).toHaveURL(caseUrl)
})

test("[FBK-4a] a guest asks with buttons and words about stores, offers, points and delivery", async ({
  browser,
  hearth,
}) => {
  const page = await hearth.openPage(browser, { width: 390, height: 844 })
  await openChat(page)
  expect(await findAccessibilityViolations(page, "an empty chat")).toEqual([])
  await log(page).getByRole("button", { name: "Store and opening hours" }).click()
  await expect(log(page)).toContainText(/Connaught Place is (open until|closed now)/)
  await expect(question(page)).toBeFocused()
  await ask(page, "any ofers today")
  await expect(log(page)).toContainText("Some offers at your store:")
  await ask(page, "my poinst")
  await expect(log(page)).toContainText("Sign in to see your points.")
  await ask(page, "delivry chagres")
  await expect(log(page)).toContainText("Delivery costs ₹39, and is free from ₹249.")
  await ask(page, "where is my order")
  await expect(log(page)).toContainText("You have no order on the way on this device.")
  await ask(page, "what is the capital of france")
  await expect(log(page)).toContainText("Sorry, I didn’t understand that.")
  expect(await findAccessibilityViolations(page, "a conversation")).toEqual([])
})

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test("[FBK-4e] by keyboard alone, and without a connection the question stays and can be sent again", async ({
    browser,
    hearth,
  }) => {
    const page = await hearth.openPage(browser)
    await openChat(page)
    await question(page).focus()
    await page.keyboard.type("when do you close")
    await page.keyboard.press("Enter")
    await expect(log(page)).toContainText("Today’s hours:")
    await expect(question(page)).toBeFocused()
    await expect(question(page)).toHaveValue("")
    await page.context().setOffline(true)
    await page.keyboard.type("any coupon")
    await page.keyboard.press("Enter")
    await expect(log(page)).toContainText("You’re offline.")
    await page.context().setOffline(false)
    await log(page).getByRole("button", { name: "Try again" }).press("Enter")
    await expect(log(page)).toContainText("Some offers at your store:")
  })
})

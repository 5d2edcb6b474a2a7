import type { Page } from "@playwright/test"
import {
  chooseCategory,
  complaintText,
  fillComplaint,
  handOver,
  openComplaint,
  orderAndReceive,
  photoField,
  placeOrder,
  sendComplaint,
  takePhoto,
} from "./cases.ts"
import { forwardRoute } from "./cart.ts"
import { expect, test } from "./clocked-hearth.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { setFeature, takeCase } from "./staff-api.ts"
import { pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const CASES = "/postorder-ui/cases"
const DAY_MS = 24 * 3_600_000
const thread = (page: Page) => page.getByRole("region", { name: "Messages" })
const storedReplies = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.includes("reply"))
      .sort(),
  )
const photoPreviews = (page: Page) => page.getByRole("img", { name: /^Your photo/ })

test("[FBK-2c] [FBK-2e] [FBK-3a] [FBK-3b] [FBK-3d] a complaint with a photo becomes a case; the store's answer and refund show live; the customer reopens it", async ({
  page,
  hearth,
}) => {
  const { orderId } = await orderAndReceive(page, hearth)
  await page.goto(pageUrl("IN", `/postorder-ui/orderdetails?orderId=${orderId}`))
  await page.getByRole("link", { name: `Report a problem with order ${orderId}` }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Report a problem" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "categories")).toEqual([])

  await chooseCategory(page, "It was cold")
  await expect(page.getByRole("checkbox", { name: "1 × Margherita Classica" })).toBeChecked()
  await page.getByRole("button", { name: "Send report" }).click()
  await expect(page.getByText("Your feedback should have at least 30 characters")).toBeVisible()
  await expect(page.getByLabel("Tell us more")).toBeFocused()
  await expect(page.getByText("Accept the terms of use to send your report.")).toBeVisible()
  expect(await findAccessibilityViolations(page, "missing answers")).toEqual([])

  await page.getByLabel("Tell us more").fill("x".repeat(251))
  await expect(page.getByText("You have reached maximum character limit of 250")).toBeVisible()
  await expect(page.getByTestId("character-count")).toContainText("251 of 250 characters")
  await page.getByLabel("Tell us more").fill(complaintText)
  await page.getByLabel("I accept the terms of use").check()
  await photoField(page).setInputFiles(await takePhoto(page))
  await expect(photoPreviews(page)).toHaveCount(1)
  expect(await findAccessibilityViolations(page, "complete form")).toEqual([])
  await sendComplaint(page)
  await expect(page.getByTestId("next-step")).toHaveText(/^You’ll get an answer today at \d+:\d\d [ap]m at the latest/)
  await expect(thread(page)).toContainText(complaintText)
  await page.getByRole("button", { name: "Enlarge photo 1 of 1" }).click()
  await expect(page.getByRole("dialog").getByRole("img", { name: "Photo 1 of 1" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "enlarged photo")).toEqual([])
  await page.keyboard.press("Escape")
  expect(await findAccessibilityViolations(page, "new case")).toEqual([])

  const staff = await takeCase(hearth, "IN", orderId)
  await expect(page.getByRole("heading", { level: 1, name: "Connaught Place is looking into it" })).toBeVisible()
  await staff.answer("We are sorry. We refund the pizza.")
  await expect(thread(page)).toContainText("We are sorry. We refund the pizza.")
  await expect(page.getByTestId("announcement")).toContainText("New message from Connaught Place")
  await staff.refund(10_000)
  await expect(page.getByTestId("remedy")).toContainText("₹100 refunded to your card")
  await staff.resolve("The refund is on its way. Is everything right now?")
  await expect(page.getByRole("heading", { level: 1, name: "This case is resolved" })).toBeVisible()
  await expect(page.getByTestId("announcement")).toContainText("Resolved")
  expect(await findAccessibilityViolations(page, "resolved case")).toEqual([])

  await page.getByLabel("Your message").fill("The refund is for one pizza only, but I had two.")
  await photoField(page).setInputFiles(await takePhoto(page, "second.png"))
  // What is typed survives a reload, encrypted, and is removed once it is sent.
  await expect.poll(() => storedReplies(page)).toEqual(["hearth:replyDraft", "hearth:replyPhotosDraft"])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/The refund|data:image/)
  await page.reload()
  await expect(page.getByLabel("Your message")).toHaveValue("The refund is for one pizza only, but I had two.")
  await expect(photoPreviews(page)).toHaveCount(1)
  await page.getByRole("button", { name: "Reopen case" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "You’ve reopened this case" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Enlarge photo/ })).toHaveCount(2)
  await expect(page.getByLabel("Your message")).toHaveValue("")
  await page.reload()
  await expect(page.getByLabel("Your message")).toHaveValue("")
  expect(await storedReplies(page)).toEqual([])
  await staff.dispose()
})

test("[FBK-3a] the list shows each case with its state and what is new, also in a second tab; reading it removes the mark", async ({
  page,
  context,
  hearth,
}) => {
  const { orderId } = await orderAndReceive(page, hearth)
  await fillComplaint(page, orderId)
  await sendComplaint(page)
  const caseUrl = page.url()
  await page.goto(pageUrl("IN", CASES))
  const row = page.getByRole("link", { name: /^It was cold/ })
  await expect(row).toContainText("Received")
  await expect(row).toContainText(orderId)
  await expect(row).not.toContainText("New")
  expect(await findAccessibilityViolations(page, "list of cases")).toEqual([])
  const staff = await takeCase(hearth, "IN", orderId)
  await staff.answer("We look into it.")
  await expect(row).toContainText("With the store")
  await expect(row).toContainText("New")
  const second = await context.newPage()
  await second.goto(caseUrl)
  await expect(second.getByText("We look into it.")).toBeVisible()
  await page.bringToFront()
  await page.reload()
  await expect(row).toContainText("With the store")
  await expect(row).not.toContainText("New")

  // Another tab with the form of the same order leads to the case.
  await openComplaint(second, orderId)
  await expect(second.getByRole("heading", { name: "You’ve already reported this order" })).toBeVisible()
  await second.getByRole("link", { name: /^It was cold/ }).click()
  await expect(second).toHaveURL(caseUrl)
  await staff.dispose()
})

test("[FBK-2e] files that are no photos are refused by name, at most four are added, and one can be removed", async ({
  page,
  hearth,
}) => {
  const { orderId } = await orderAndReceive(page, hearth)
  await fillComplaint(page, orderId)
  const photo = await takePhoto(page)
  await photoField(page).setInputFiles([
    { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") },
    { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") },
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
    photo,
  ])
  await expect(page.getByText("bill.pdf isn’t a photo.")).toBeVisible()
  await expect(page.getByText("Your browser can’t open IMG_1.HEIC")).toBeVisible()
  await expect(page.getByText("We couldn’t read broken.jpg.")).toBeVisible()
  await expect(photoPreviews(page)).toHaveCount(1)
  expect(await findAccessibilityViolations(page, "wrong photos")).toEqual([])
  const storedLength = () => page.evaluate(() => sessionStorage.getItem("hearth:complaintPhotosDraft")?.length ?? 0)
  await expect.poll(storedLength).toBeGreaterThan(1000)
  const lengthOfOne = await storedLength()
  await photoField(page).setInputFiles([photo, photo, photo, photo])
  await expect(page.getByText("You can add up to 4 photos. Remove one to add another.")).toBeVisible()
  await expect(photoPreviews(page)).toHaveCount(4)
  await expect(photoField(page)).toBeDisabled()
  await expect.poll(storedLength).toBeGreaterThan(3.5 * lengthOfOne)
  await page.getByRole("button", { name: "Remove photo 2" }).click()
  await expect(photoPreviews(page)).toHaveCount(3)
  await expect(page.getByText("3 of 4 photos")).toBeVisible()
  await expect(photoField(page)).toBeEnabled()

  // The draft survives a reload with its photos, encrypted.
  await expect.poll(storedLength).toBeLessThan(3.5 * lengthOfOne)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hearth:complaintDraft"))).not.toBeNull()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/The pizza|data:image/)
  await page.reload()
  await expect(photoPreviews(page)).toHaveCount(3)
  await expect(page.getByLabel("Tell us more")).toHaveValue(complaintText)
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/feedbacks"))
  await sendComplaint(page)
  expect((await sent).headers()["content-type"]).toMatch(/^multipart\/form-data/)
  await expect(page.getByRole("button", { name: /^Enlarge photo/ })).toHaveCount(3)
})

test.describe("with a bad network", () => {
  test.use({ expectedErrors: [/ERR_|Failed to load resource/] })

  test("[FBK-2c] a complaint whose response is lost is sent again with the same key, and there is one case", async ({
    page,
    hearth,
  }) => {
    const { orderId } = await orderAndReceive(page, hearth)
    await fillComplaint(page, orderId)
    const keys: (string | undefined)[] = []
    // The server gets the request, and its response is lost. The page tries again by itself, which is lost too.
    await page.route("**/ucr-api/v1/feedbacks", async (route) => {
      if (route.request().method() !== "POST") return route.fallback()
      keys.push(route.request().headers()["idempotency-key"])
      if (keys.length > 2) return route.continue()
      await forwardRoute(route)
      await route.abort()
    })
    const send = page.getByRole("button", { name: "Send report" })
    await send.click()
    await expect(page.getByText(/^We couldn’t send your report\. Everything you entered is still here/)).toBeVisible()
    expect(await findAccessibilityViolations(page, "not sent")).toEqual([])

    // The draft survives a reload and has the same key.
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByLabel("Tell us more")).toHaveValue(complaintText)
    await expect(page.getByRole("heading", { name: "You’ve already reported this order" })).toBeVisible()
    await send.dblclick()
    await expect(page.getByRole("heading", { level: 1, name: "We’ve got your report" })).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    await page.goto(pageUrl("IN", CASES))
    await expect(page.getByRole("link", { name: /^It was cold/ })).toHaveCount(1)
    // The sent complaint left no draft.
    await openComplaint(page, orderId)
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("complaint")))).toEqual(
      [],
    )
  })

  test("[FBK-3a] a case says that it is offline, keeps a message that could not be sent, and catches up afterwards", async ({
    page,
    context,
    hearth,
  }) => {
    const { orderId } = await orderAndReceive(page, hearth)
    await fillComplaint(page, orderId)
    await sendComplaint(page)
    await context.setOffline(true)
    await expect(page.getByText("You’re offline. We’ll show the latest as soon as you’re back.")).toBeVisible()
    await page.getByLabel("Your message").fill("Is anybody there?")
    await page.getByRole("button", { name: "Send message" }).click()
    await expect(page.getByText(/^We couldn’t send your message\. It’s still here/)).toBeVisible()
    await expect(page.getByLabel("Your message")).toHaveValue("Is anybody there?")
    const staff = await takeCase(hearth, "IN", orderId)
    await staff.answer("We are here.")
    await context.setOffline(false)
    await expect(thread(page)).toContainText("We are here.")
    await page.getByRole("button", { name: "Send message" }).click()
    await expect(thread(page)).toContainText("Is anybody there?")
    await staff.dispose()
  })
})

test("[FBK-2c] the whole complaint can be made with the keyboard alone, at 320 pixels", async ({ page, hearth }) => {
  const { orderId } = await orderAndReceive(page, hearth)
  await page.setViewportSize({ width: 320, height: 640 })
  await openComplaint(page, orderId)
  await page.getByRole("radio", { name: "Something is missing" }).focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: "It was cold" })).toBeChecked()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("checkbox", { name: "1 × Margherita Classica" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByLabel("Tell us more")).toBeFocused()
  await page.keyboard.type(complaintText)
  await page.keyboard.press("Tab")
  await expect(photoField(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("radio", { name: "Just letting you know" })).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(page.getByLabel("I accept the terms of use")).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Past the link to the terms.
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Send report" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "We’ve got your report" })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(page.getByText(/^You asked for/)).toBeVisible()
})

test.describe("orders that can't be complained about", () => {
  // After eight days the credentials have expired, too.
  test.use({ expectedErrors: [/40[149]/] })

  test("[FBK-2c] an order that hasn't arrived, one from last week and somebody else's each say whom to call", async ({
    page,
    browser,
    hearth,
  }) => {
    const order = await placeOrder(page)
    const { orderId } = order
    await page.goto(pageUrl("IN", `/postorder-ui/help?orderId=${orderId}`))
    await expect(page.getByRole("heading", { level: 1, name: "You don’t have this order yet" })).toBeVisible()
    await expect(page.getByRole("link", { name: /^Call the store, / })).toHaveAttribute("href", /^tel:/)
    expect(await findAccessibilityViolations(page, "too early")).toEqual([])
    await handOver(hearth, order)

    const stranger = await hearth.openPage(browser, { width: 390, height: 844 })
    await stranger.goto(pageUrl("IN", `/postorder-ui/help?orderId=${orderId}`))
    await expect(stranger.getByRole("heading", { level: 1, name: "We couldn’t find this order" })).toBeVisible()
    await expect(stranger.getByRole("link", { name: /^Call customer care, / })).toHaveAttribute("href", /^tel:/)
    expect(await findAccessibilityViolations(stranger, "somebody else's order")).toEqual([])
    await stranger.goto(pageUrl("IN", "/postorder-ui/help"))
    await expect(stranger.getByRole("heading", { level: 1, name: "Help" })).toBeVisible()
    await stranger.context().close()

    await hearth.advanceTime(8 * DAY_MS, page.context())
    await page.goto(pageUrl("IN", `/postorder-ui/help?orderId=${orderId}`))
    await expect(page.getByRole("heading", { level: 1, name: "It’s too late to report a problem here" })).toBeVisible()
    await expect(page.getByRole("link", { name: /^Call the store, / })).toHaveAttribute("href", /^tel:/)
    expect(await findAccessibilityViolations(page, "too late")).toEqual([])
  })
})

test("guests without cases are asked to sign in, and nothing is requested for a visitor without a session", async ({
  page,
}) => {
  const requests: string[] = []
  page.on("request", (request) => request.url().includes("/ucr-api/") && requests.push(request.url()))
  await page.goto(pageUrl("IN", CASES))
  await expect(page.getByRole("heading", { name: "Sign in to see your cases" })).toBeVisible()
  await page.goto(pageUrl("IN", "/help"))
  await expect(page.getByRole("heading", { name: "Something wrong with an order?" })).toBeVisible()
  expect(requests).toEqual([])
  expect(await findAccessibilityViolations(page, "help")).toEqual([])
})

test("while feedback is switched off, no link leads to a complaint, its pages lead home and no call is made", async ({
  page,
  hearth,
}) => {
  const { orderId } = await orderAndReceive(page, hearth)
  await setFeature(hearth, "IN", "feedback", { isOff: true })
  const requests: string[] = []
  page.on("request", (request) => request.url().includes("/ucr-api/") && requests.push(request.url()))
  try {
    for (const path of [`/postorder-ui/help?orderId=${orderId}`, CASES])
      await expect
        .poll(async () => {
          await page.goto(pageUrl("IN", path))
          return page.url()
        })
        .toBe(pageUrl("IN", "/"))
    await page.goto(pageUrl("IN", `/postorder-ui/orderdetails?orderId=${orderId}`))
    await expect(page.getByRole("link", { name: /^Call the store/ })).toBeVisible()
    await expect(page.getByRole("link", { name: /Report a problem/ })).toHaveCount(0)
    await page.goto(pageUrl("IN", "/help"))
    await expect(page.getByRole("heading", { name: "Common questions" })).toBeVisible()
    await expect(page.getByRole("link", { name: /Your cases/ })).toHaveCount(0)
    await page.goto(pageUrl("IN", "/chatbot"))
    await waitForHydration(page)
    await expect(page.getByRole("button", { name: "Where is my order?" })).toBeVisible()
    await expect(page.getByRole("button", { name: "My complaint" })).toHaveCount(0)
    await page.getByRole("button", { name: "Talk to us" }).click()
    await expect(page.getByRole("link", { name: /^Call the help desk, / })).toBeVisible()
    await expect(page.getByRole("link", { name: /Report a problem/ })).toHaveCount(0)
    expect(requests).toEqual([])
  } finally {
    await setFeature(hearth, "IN", "feedback", { isOff: false })
  }
})

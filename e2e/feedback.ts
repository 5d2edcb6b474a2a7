import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Page } from "@playwright/test"
import { clickRadio, pageUrl, waitForHydration } from "./test-base.ts"

export const FEEDBACK = "/postorder-ui/feedback"
export const TEMPLATE_CALL = /\/feedback-service\/ve1\/template/
export const TEXT = "The crust was perfect and the rider was kind."

export const group = (page: Page, name: string) => page.getByRole("radiogroup", { name })
export const star = (page: Page, name: string, stars: number) =>
  group(page, name).getByRole("radio", { name: new RegExp(`^${stars} star`) })
export const chooseStars = (page: Page, name: string, stars: number) => clickRadio(star(page, name, stars))
export const textField = (page: Page) => page.getByRole("textbox", { name: "Tell us more" })
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send feedback" })
export const terms = (page: Page) => page.getByLabel("I accept the terms of use")
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

export async function openFeedback(page: Page, orderId?: string, country: CountryCode = "IN"): Promise<void> {
  await page.goto(pageUrl(country, orderId === undefined ? FEEDBACK : `${FEEDBACK}?orderId=${orderId}`))
  await waitForHydration(page)
}

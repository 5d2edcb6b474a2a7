import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import {
  goToCheckout,
  payWith,
  payWithCard,
  addPizza,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"

/** Signed in, with a pizza in the cart, and only to pay; their mobile. */
export async function checkOutSignedIn(page: Page): Promise<string> {
  await presetPlace(page, "IN")
  const mobile = await signIn(page)
  await addPizza(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  return mobile
}

/** As a customer who has placed an order; its number. */
export async function orderOnce(page: Page): Promise<{ mobile: string; orderId: string }> {
  const mobile = await checkOutSignedIn(page)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  return { mobile, orderId: await expectConfirmation(page) }
}

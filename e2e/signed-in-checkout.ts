import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import {
  goToCheckout,
  payWith,
  payWithCard,
  addProduct,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"

/** Signs in, adds a pizza and fills in the checkout up to the payment. Returns the mobile number. */
export async function signInAndFillCheckout(page: Page): Promise<string> {
  await presetPlace(page, "IN")
  const mobile = await signIn(page)
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  return mobile
}

/** Places an order as a signed-in customer. Returns the mobile number and the order's number. */
export async function placeOrderSignedIn(page: Page): Promise<{ mobile: string; orderId: string }> {
  const mobile = await signInAndFillCheckout(page)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  return { mobile, orderId: await expectConfirmation(page) }
}

import { expect, test } from "vitest"
import { wayOut } from "./log-out.ts"
import { wordsFor } from "./say-ended.ts"

test("[IDN-11] signing out reloads, goes back on a desktop, or goes to the root", () => {
  const asked = { doNotNavigate: false, isDesktop: true, hasPageBefore: true }
  expect(wayOut(asked)).toBe("back")
  expect(wayOut({ ...asked, doNotNavigate: true })).toBe("reload")
  expect(wayOut({ ...asked, isDesktop: false })).toBe("root")
  expect(wayOut({ ...asked, hasPageBefore: false })).toBe("root")
})

test("[IDN-11] [SES-5] an ended session is told in its words, in a mini-app with the way there is", () => {
  const ended = "You have been logged out. Please login again."
  expect(wordsFor(ended, "web app-chrome")).toBe(ended)
  expect(wordsFor(ended, "web app-paytm")).toBe("You have been logged out. Please exit.")
  expect(wordsFor("Something else.", "web app-gpay")).toBe("Something else.")
})

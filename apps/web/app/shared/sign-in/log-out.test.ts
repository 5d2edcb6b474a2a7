import { expect, test } from "vitest"
import { logOutDestination } from "./log-out.ts"
import { sessionEndedMessage } from "../../client/session/session-ended.ts"

test("[NAV-10d] [IDN-11d] signing out reloads the page, goes back on a desktop, or opens the home page", () => {
  const options = { doNotNavigate: false, isDesktop: true, hasPageBefore: true }
  expect(logOutDestination(options)).toBe("back")
  expect(logOutDestination({ ...options, doNotNavigate: true })).toBe("reload")
  expect(logOutDestination({ ...options, isDesktop: false })).toBe("root")
  expect(logOutDestination({ ...options, hasPageBefore: false })).toBe("root")
})

test("[IDN-11e] in a mini-app the message of an ended session says to exit; other messages stay unchanged", () => {
  const endedMessage = "You have been logged out. Please login again."
  expect(sessionEndedMessage(endedMessage, "web app-chrome")).toBe(endedMessage)
  expect(sessionEndedMessage(endedMessage, "web app-paytm")).toBe("You have been logged out. Please exit.")
  expect(sessionEndedMessage("Something else.", "web app-gpay")).toBe("Something else.")
})

import { expect, test } from "vitest"
import { byCode } from "./en/field-errors.ts"

test("[IDN-9a] [IDN-9b] each mistake in a profile has the specification’s message", () => {
  expect(byCode).toMatchObject({
    EMPTY: "This field cannot be left empty",
    FIRST_NAME_MISSING: "Please enter first name.",
    LAST_NAME_MISSING: "Please enter last name.",
    EMAIL_INVALID: "Invalid email.",
    FIRST_NAME_UNCHANGED: "Please change first name.",
    LAST_NAME_UNCHANGED: "Please change last name.",
    EMAIL_UNCHANGED: "Please change email.",
  })
})

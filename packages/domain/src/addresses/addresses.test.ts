import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkAddress } from "./check-address.ts"
import { parseNationalNumber } from "./parse-phone-number.ts"
import { joinWithoutBangla, stripBangla } from "./strip-bangla.ts"

test("[CTY-7a] [CTY-7b] Bangla is removed for systems that can't process it, in Bangladesh only", () => {
  expect(stripBangla("House ১২, Road 5", "BD")).toBe("House 12, Road 5")
  expect(stripBangla("Gulshan 2, ঢাকা।", "BD")).toBe("Gulshan 2")
  expect(stripBangla("১২/৩", "BD")).toBe("12/3")
  expect(stripBangla("বাড়ি ৫, রোড, Banani", "BD")).toBe("5, Banani")
  expect(stripBangla("র‍্যাব সড়ক। গুলশান", "BD")).toBe("Other")
  expect(stripBangla("করিম Karim", "BD")).toBe("Karim")
  expect(stripBangla("করিম", "BD")).toBe("Other")
  expect(stripBangla("করিম, !", "BD")).toBe("Other")
  expect(stripBangla("করিম", "IN")).toBe("করিম")
  expect(stripBangla("  Karim ", "BD")).toBe("  Karim ")
})

test("[CTY-7a] [CTY-7b] each field is stripped separately, and one that becomes empty leaves no separator", () => {
  expect(joinWithoutBangla(["বাড়ি", "Gulshan 2, ঢাকা।"], ", ", "BD")).toBe("Gulshan 2")
  expect(joinWithoutBangla(["করিম", "Ahmed"], " ", "BD")).toBe("Ahmed")
  expect(joinWithoutBangla(["করিম", ""], " ", "BD")).toBe("Other")
  expect(joinWithoutBangla(["Other", "Road"], " ", "BD")).toBe("Other Road")
  expect(joinWithoutBangla(["12", "MG Road"], ", ", "IN")).toBe("12, MG Road")
})

test("[CTY-7a] for any input in Bangladesh, no Bangla remains, and Bangla letters never leave an empty text", () => {
  const typedCharacters = fc.array(fc.constantFrom("ক", "১", "।", "\u200D", "a", "7", ",", " ", "/", "-", "é"), {
    minLength: 1,
  })
  fc.assert(
    fc.property(typedCharacters, (characters) => {
      const stripped = stripBangla(characters.join(""), "BD")
      expect(stripped).not.toMatch(/[\u0980-\u09FF]/)
      expect(characters.includes("ক") && stripped === "").toBe(false)
    }),
  )
})

test("[LOC-8b] a phone number is accepted with its country's digits, with or without calling code or leading zero", () => {
  expect(parseNationalNumber("98765 43210", "IN")).toBe("9876543210")
  expect(parseNationalNumber("+91 98765-43210", "IN")).toBe("9876543210")
  expect(parseNationalNumber("919876543210", "IN")).toBe("9876543210")
  expect(parseNationalNumber("9198765432", "IN")).toBe("9198765432")
  expect(parseNationalNumber("077 123 4567", "LK")).toBe("771234567")
  expect(parseNationalNumber("+94771234567", "LK")).toBe("771234567")
  expect(parseNationalNumber("01712-345678", "BD")).toBe("1712345678")
  expect(parseNationalNumber("+8801712345678", "BD")).toBe("1712345678")
  for (const wrong of ["", "12345", "+92 98765 43210", "98765432101", "98765abc10", "٠١٢٣٤٥٦٧٨٩"])
    expect(parseNationalNumber(wrong, "IN")).toBeUndefined()
})

const validAddress = {
  houseNo: "12/3",
  address: "4th Cross, Koramangala",
  landmark: "",
  label: "",
  fName: "Asha",
  lName: "",
  email: "",
  mobNo: "98765 43210",
}

test("[LOC-8b] an address is accepted in any script, and each invalid field has its own error", () => {
  expect(checkAddress(validAddress, "IN")).toEqual({})
  for (const address of ["ধানমন্ডি ২৭", "කොළඹ 3", "அண்ணா நகர்", "🏠 House with a red door", "<b>5</b>"])
    expect(checkAddress({ ...validAddress, address }, "IN")).toEqual({})
  expect(
    checkAddress({ ...validAddress, houseNo: " ", address: "🏠🍕", fName: "", email: "a@b", mobNo: "123" }, "IN"),
  ).toEqual({
    houseNo: "EMPTY",
    address: "NO_LETTERS_OR_DIGITS",
    fName: "FIRST_NAME_MISSING",
    email: "EMAIL_INVALID",
    mobNo: "MOBILE_INVALID",
  })
  expect(checkAddress({ ...validAddress, lName: "...", email: "asha@example.co.in" }, "IN")).toEqual({
    lName: "LAST_NAME_INVALID",
  })
})

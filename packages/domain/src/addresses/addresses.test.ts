import { expect, test } from "vitest"
import { nationalNumber } from "./phone.ts"
import { plainScript } from "./plain-script.ts"

test("[CTY-7] Bangla is taken out for systems that can't hold it, in Bangladesh only", () => {
  expect(plainScript("House ১২, Road 5", "BD")).toBe("House , Road 5")
  expect(plainScript("করিম Karim", "BD")).toBe("Karim")
  expect(plainScript("করিম", "BD")).toBe("Other")
  expect(plainScript("করিম, ১২!", "BD")).toBe("Other")
  expect(plainScript("করিম", "IN")).toBe("করিম")
  expect(plainScript("  Karim ", "BD")).toBe("  Karim ")
})

test("[LOC-8] a phone number counts with its country's digits, with or without calling code or leading zero", () => {
  expect(nationalNumber("98765 43210", "IN")).toBe("9876543210")
  expect(nationalNumber("+91 98765-43210", "IN")).toBe("9876543210")
  expect(nationalNumber("077 123 4567", "LK")).toBe("771234567")
  expect(nationalNumber("+94771234567", "LK")).toBe("771234567")
  expect(nationalNumber("01712-345678", "BD")).toBe("1712345678")
  expect(nationalNumber("+8801712345678", "BD")).toBe("1712345678")
  for (const wrong of ["", "12345", "+92 98765 43210", "98765432101", "98765abc10", "٠١٢٣٤٥٦٧٨٩"])
    expect(nationalNumber(wrong, "IN")).toBeUndefined()
})

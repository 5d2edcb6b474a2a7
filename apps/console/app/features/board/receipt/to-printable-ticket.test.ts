import { expect, test } from "vitest"
import { sampleTicket } from "../../../testing/sample-ticket.ts"
import { toPrintableTicket } from "./to-printable-ticket.ts"

const banglaTicket = sampleTicket({
  wishes: { cooking: "কম ঝাল please", delivery: "গেটের সামনে", contactless: false },
  customer: { name: "রহিম Uddin", mobile: "+8801711000000" },
  place: {
    address: "বাড়ি ১২, Road 11, Banani",
    vehicle: null,
    table: null,
    latitude: 23.79,
    longitude: 90.4,
  },
})

test("[CTY-7a] [CTY-7b] in Bangladesh the printed ticket omits Bangla letters, and prints Other when nothing remains", () => {
  expect(toPrintableTicket(banglaTicket, "BD")).toEqual({
    ...banglaTicket,
    wishes: { cooking: "please", delivery: "Other", contactless: false },
    customer: { name: "Uddin", mobile: "+8801711000000" },
    place: { ...banglaTicket.place, address: "12, Road 11, Banani" },
  })
})

test("[CTY-7a] empty texts stay empty, and other countries print the text as typed", () => {
  const withoutInstructions = { ...banglaTicket, wishes: { cooking: "", delivery: "", contactless: false } }
  expect(toPrintableTicket(withoutInstructions, "BD").wishes).toEqual(withoutInstructions.wishes)
  expect(toPrintableTicket(banglaTicket, "IN")).toEqual(banglaTicket)
})

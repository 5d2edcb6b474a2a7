import { expect, test } from "vitest"
import { type AlertDraft, checkAlert, toAlertToSend } from "./check-alert.ts"

const zone = "Asia/Kolkata"
const now = Date.parse("2026-11-18T06:00:00Z")
const draft: AlertDraft = {
  tone: "warning",
  title: " Heavy rain ",
  message: "Deliveries take longer.",
  audience: "country",
  stores: [],
  start: "now",
  startsAt: "",
  endsAt: "2026-11-18T23:30",
}
const store = { id: "6585R", name: "Connaught Place", city: "New Delhi" }

test.each<[string, Partial<AlertDraft>, object]>([
  ["nothing", {}, {}],
  ["no title", { title: "  " }, { title: "Enter a title." }],
  ["no message", { message: "" }, { message: "Enter a message." }],
  ["no store", { audience: "stores" }, { stores: "Choose at least one store." }],
  ["a store", { audience: "stores", stores: [store] }, {}],
  ["no start", { start: "later" }, { startsAt: "Enter when it starts." }],
  ["no end", { endsAt: "" }, { endsAt: "Enter when it ends." }],
  ["an end in the past", { endsAt: "2026-11-18T11:30" }, { endsAt: "The end has to be in the future." }],
  [
    "an end before the start",
    { start: "later", startsAt: "2026-11-19T10:00", endsAt: "2026-11-19T09:00" },
    { endsAt: "The end has to be after the start." },
  ],
  ["more than 60 days", { endsAt: "2027-02-01T00:00" }, { endsAt: "An alert can last up to 60 days." }],
  [
    "a start after more than 90 days",
    { start: "later", startsAt: "2027-03-01T00:00", endsAt: "2027-03-02T00:00" },
    { startsAt: "An alert can start within the next 90 days." },
  ],
])("[FBK-5e] the form reports %s", (_, change, errors) => {
  expect(checkAlert({ ...draft, ...change }, zone, now)).toEqual(errors)
})

test("times are sent in UTC, and stores only if they were chosen", () => {
  expect(toAlertToSend({ ...draft, stores: [store] }, zone)).toEqual({
    tone: "warning",
    title: "Heavy rain",
    message: "Deliveries take longer.",
    startsAt: null,
    endsAt: "2026-11-18T18:00:00.000Z",
    storeIds: [],
  })
  const later = { ...draft, start: "later", startsAt: "2026-11-18T20:00", audience: "stores", stores: [store] } as const
  expect(toAlertToSend(later, zone)).toMatchObject({ startsAt: "2026-11-18T14:30:00.000Z", storeIds: ["6585R"] })
})

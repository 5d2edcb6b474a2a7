import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { StoredAlert } from "./alerts.store.ts"

const startsAt = new Date("2026-01-01T00:00:00Z")
const endsAt = new Date("2031-01-01T00:00:00Z")

const newsAlert = (country: CountryCode, id: string, title: string, message: string): StoredAlert => ({
  id,
  country,
  storeId: null,
  tone: "news",
  title,
  message,
  startsAt,
  endsAt,
})

const atDefaultStore = (alert: StoredAlert): StoredAlert => ({
  ...alert,
  storeId: countries[alert.country].defaultStore.id,
})

/** The ids must never change, so that a visitor who closed an alert doesn't see it again after its text was edited. */
export const initialAlerts: readonly StoredAlert[] = [
  newsAlert("IN", "0190a5c0-0000-7000-8000-000000000001", "Hello, India.", "The oven is hot: have a look at the menu."),
  atDefaultStore(
    newsAlert(
      "IN",
      "0190a5c0-0000-7000-8000-000000000002",
      "Connaught Place is open late.",
      "On Fridays and Saturdays we bake until one in the morning.",
    ),
  ),
  newsAlert("LK", "0190a5c0-0000-7000-8000-000000000003", "Ayubowan!", "The oven is hot: have a look at the menu."),
  atDefaultStore(
    newsAlert(
      "LK",
      "0190a5c0-0000-7000-8000-000000000004",
      "New at Union Place.",
      "There are more tables by the window. Come and sit a while.",
    ),
  ),
  newsAlert("BD", "0190a5c0-0000-7000-8000-000000000005", "Shubhechchha!", "The oven is hot: have a look at the menu."),
  atDefaultStore(
    newsAlert(
      "BD",
      "0190a5c0-0000-7000-8000-000000000006",
      "Dhanmondi 27 bakes its own bread.",
      "Garlic bread now comes from the same oven as your pizza.",
    ),
  ),
]

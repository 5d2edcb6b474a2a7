import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { countryCharges } from "@hearth/domain/countries/topics/charges.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { availabilityOf, shiftsOf } from "@hearth/domain/stores/availability.ts"
import { formatClock, isoDateOf, localTimeOf, timestampOf, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import * as availabilityTexts from "@hearth/texts/place/availability.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, ask, callStore, openPage } from "./answer-parts.ts"

const findStores = () => openPage("/postorder-ui/nearestStore", answerTexts.seeStores)

/** Whether the visitor's store is open, its hours today and its address. */
export async function answerStores(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const store = ownStore(deps, caller)
  if (!store) return { lines: [answerTexts.chooseStoreFirst], actions: [findStores()] }
  const { name, address, phone } = store
  return {
    lines: [
      describeOpening(store, deps.clock.now().getTime()),
      describeHours(store, deps.clock.now().getTime()),
      answerTexts.storeAddress(`${name}, ${address}`),
    ],
    actions: [callStore(phone), findStores(), ask("delivery"), ask("offers")],
  }
}

/** Whether we deliver to the chosen location, and the charges. */
export async function answerDelivery(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const { country, location } = caller
  const { smallestOrder, timeZone } = countries[country]
  const today = isoDateOf(localTimeOf(deps.clock.now().getTime(), timeZone).day)
  const rule = countryCharges[country].findLast(({ from }) => from <= today)
  const charges = (rule?.charges ?? []).filter(({ optional }) => !optional)
  const store = location && deps.locator.storeAt(country, location)
  return {
    lines: [
      location === undefined
        ? answerTexts.setLocation
        : store
          ? answerTexts.deliversHere(store.name)
          : answerTexts.notDeliveredHere,
      ...charges.map(({ code, amount, freeFrom }) =>
        code === "DELIVERY"
          ? answerTexts.deliveryCharge(amount, freeFrom, country)
          : answerTexts.packagingCharge(amount, country),
      ),
      // Every order costs at least one unit, so that is no minimum worth a sentence. `smallestOrder` is in whole units.
      ...(smallestOrder > 1 ? [answerTexts.smallestOrder(smallestOrder * 100, country)] : []),
    ],
    actions: [openPage("/postorder-ui/searchAddress", answerTexts.changeLocation), ask("stores"), ask("offers")],
  }
}

function ownStore({ locator }: ChatbotDeps, { country, storeId, location }: ChatCaller): StoreInfo | undefined {
  return (
    (storeId === undefined ? undefined : locator.findStore(country, storeId)) ??
    (location && locator.storeAt(country, location))
  )
}

function describeOpening({ name, schedule }: StoreInfo, now: number): string {
  const { timeZone } = schedule
  const [type = "PICKUP"] = schedule.ways.map((each) => each.type)
  const availability = availabilityOf(schedule, type, now)
  if (availability.open) return answerTexts.storeOpenUntil(name, formatClock(availability.closesAt, timeZone))
  const { opensAt } = availability
  if (opensAt === null) return answerTexts.storeClosed(name)
  const { day } = localTimeOf(opensAt, timeZone)
  const days = day - localTimeOf(now, timeZone).day
  const when =
    days <= 0
      ? availabilityTexts.today(opensAt, timeZone)
      : days === 1
        ? availabilityTexts.tomorrow(opensAt, timeZone)
        : availabilityTexts.onDay(weekdayOf(day), opensAt, timeZone)
  return answerTexts.storeOpens(name, when)
}

function describeHours({ schedule }: StoreInfo, now: number): string {
  const { timeZone } = schedule
  const { day } = localTimeOf(now, timeZone)
  const format = (minute: number) => formatClock(timestampOf(day, minute, timeZone), timeZone)
  const hours = shiftsOf(schedule, day).map(({ opens, closes }) => `${format(opens)}–${format(closes)}`)
  return hours.length === 0 ? answerTexts.closedToday : answerTexts.hoursToday(hours.join(", "))
}

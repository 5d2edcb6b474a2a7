import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { formatClock, localTimeOf, MINUTE_MS, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import { formatDay, formatSlot } from "../../shared/time/format-slot.ts"
import type { Tracker } from "./tracker.api.ts"

type TrackerDeliveryType = Tracker["deliveryType"]

/** The headline of the tracker. */
export function formatState(tracker: Tracker, zone: TimeZone, now: number): { title: string; lead: string } {
  const { stage, deliveryType, store, slot, orderStatus, steps, message } = tracker
  const lastStepAt = steps.findLast((step) => step.at !== null)?.at ?? 0
  switch (stage) {
    case "PLACED":
      return orderStatus === "ADVANCE ORDER" && slot !== null
        ? { title: trackingTexts.scheduled, lead: trackingTexts.yourSlot(formatSlot(slot, zone, now)) }
        : { title: trackingTexts.received, lead: trackingTexts.waitingForStore(store.name) }
    case "ACCEPTED":
      return { title: trackingTexts.confirmed, lead: trackingTexts.nextInKitchen }
    case "MAKING":
      return { title: trackingTexts.preparing, lead: trackingTexts.madeForYou }
    case "BAKING":
      return { title: trackingTexts.inTheOven, lead: trackingTexts.bubbling }
    case "READY":
      return formatReadyNow(deliveryType, store.name)
    case "ON THE WAY":
      return { title: trackingTexts.onItsWay, lead: formatCarrier(tracker) }
    case "HANDED OVER":
      return { title: trackingTexts.enjoyYourMeal, lead: handedOverTexts[deliveryType](formatClock(lastStepAt, zone)) }
    case "CANCELLED":
      return { title: trackingTexts.cancelled, lead: message || trackingTexts.wontBeMade }
  }
}

function formatCarrier({ rider, carrier, store }: Pick<Tracker, "rider" | "carrier" | "store">): string {
  if (carrier?.kind === "courier" && carrier.reference !== "")
    return trackingTexts.courierIsBringing(carrier.name, carrier.reference)
  if (carrier) return trackingTexts.isBringing(carrier.kind === "courier" ? carrier.name : store.name)
  return rider ? trackingTexts.isBringing(rider.name) : trackingTexts.riderIsBringing
}

function formatReadyNow(deliveryType: TrackerDeliveryType, storeName: string): { title: string; lead: string } {
  if (deliveryType === "PICKUP")
    return { title: trackingTexts.readyForPickup, lead: trackingTexts.pickUpAtCounter(storeName) }
  if (deliveryType === "CURBSIDE") return { title: trackingTexts.readyForPickup, lead: trackingTexts.tellUsYouAreHere }
  if (deliveryType === "DINEIN") return { title: trackingTexts.comingToYourTable, lead: trackingTexts.napkins }
  return { title: trackingTexts.packed, lead: trackingTexts.leavingSoon }
}

const handedOverTexts: Readonly<Record<TrackerDeliveryType, (time: string) => string>> = {
  DELIVERY: trackingTexts.deliveredAt,
  PICKUP: trackingTexts.pickedUpAt,
  CURBSIDE: trackingTexts.pickedUpAt,
  DINEIN: trackingTexts.servedAt,
}

const stageTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: trackingTexts.stagePlaced,
  ACCEPTED: trackingTexts.stageAccepted,
  MAKING: trackingTexts.stageMaking,
  BAKING: trackingTexts.inTheOven,
  READY: trackingTexts.stageReady,
  "ON THE WAY": trackingTexts.onItsWay,
  "HANDED OVER": trackingTexts.stageDelivered,
  CANCELLED: trackingTexts.stageCancelled,
}

export function formatStage(stage: TicketStage, deliveryType: TrackerDeliveryType): string {
  if (stage === "HANDED OVER" && (deliveryType === "PICKUP" || deliveryType === "CURBSIDE"))
    return trackingTexts.stagePickedUp
  if (stage === "HANDED OVER" && deliveryType === "DINEIN") return trackingTexts.stageServed
  return stage === "READY" && deliveryType === "DELIVERY" ? trackingTexts.stagePacked : stageTexts[stage]
}

type TrackerTimes = Pick<Tracker, "stage" | "estimate" | "promisedBy" | "promise" | "owed" | "store" | "deliveryType">

/** `Promised by 7:40 pm · now expected 7:52 pm`; undefined if the estimate hasn't changed or there is none. */
export function formatChangedEstimate(
  { stage, estimate, promisedBy }: TrackerTimes,
  zone: TimeZone,
): string | undefined {
  if (!estimate || promisedBy === null || estimate.to === promisedBy) return undefined
  const expectedTime = formatClock(estimate.to, zone)
  // The screen shows the promised time already, as the large one.
  if (stage === "PLACED") return trackingTexts.nowExpected(expectedTime)
  return trackingTexts.promisedNowExpected(formatClock(promisedBy, zone), expectedTime)
}

/**
 * The headline of an order that is later than the time given when it was placed or than the guarantee; undefined while
 * it is not late. With a guarantee it says what is refunded automatically.
 */
export function formatLate(
  tracker: TrackerTimes,
  country: CountryCode,
  now: number,
): { title: string; lead: string } | undefined {
  const { stage, promise: guarantee, promisedBy, owed, store, deliveryType } = tracker
  const { timeZone } = countries[country]
  const dueAt = guarantee.kind === "promised" && guarantee.dueAt !== null ? Date.parse(guarantee.dueAt) : null
  const promisedTimes = [promisedBy === null ? null : Date.parse(promisedBy), dueAt].flatMap((time) => time ?? [])
  const hasEnded = stage === "HANDED OVER" || stage === "CANCELLED"
  const isReadyForPickup = stage === "READY" && (deliveryType === "PICKUP" || deliveryType === "CURBSIDE")
  if (hasEnded || isReadyForPickup || promisedTimes.length === 0 || now <= Math.min(...promisedTimes)) return undefined
  const sentences = [
    trackingTexts.wePromised(formatClock(Math.min(...promisedTimes), timeZone)),
    stage === "PLACED" ? trackingTexts.lateNotConfirmed(store.name) : lateStageTexts[stage],
  ]
  if (owed && dueAt !== null)
    sentences.push(
      now > dueAt
        ? trackingTexts.automaticRefund(owed.amount, country)
        : trackingTexts.automaticRefundAfter(formatClock(dueAt, timeZone), owed.amount, country),
    )
  return { title: trackingTexts.runningLate, lead: sentences.join(" ") }
}

const lateStageTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: "",
  ACCEPTED: trackingTexts.lateAccepted,
  MAKING: trackingTexts.lateMaking,
  BAKING: trackingTexts.lateBaking,
  READY: trackingTexts.lateReady,
  "ON THE WAY": trackingTexts.lateOnTheWay,
  "HANDED OVER": "",
  CANCELLED: "",
}

const FAR_AHEAD_MS = 90 * MINUTE_MS

/** `12–18 min` with the clock times as detail. If the time is far ahead, the clock time with the day as detail. */
export function formatEstimate(
  { from, to }: NonNullable<Tracker["estimate"]>,
  zone: TimeZone,
  now: number,
): { main: string; detail: string } {
  const clockTimes = `${formatClock(from, zone)} – ${formatClock(to, zone)}`
  if (Date.parse(from) - now > FAR_AHEAD_MS)
    return { main: formatClock(from, zone), detail: formatDay(localTimeOf(from, zone).day, zone, now) }
  const maxMinutes = minutesUntil(to, now)
  return {
    main: maxMinutes === 1 ? trackingTexts.anyMoment : trackingTexts.minutes(minutesUntil(from, now), maxMinutes),
    detail: clockTimes,
  }
}

/** At least 1. */
const minutesUntil = (time: string, now: number) => Math.max(1, Math.ceil((Date.parse(time) - now) / MINUTE_MS))

/** The label of the estimate. */
function formatArrivalLabel(deliveryType: TrackerDeliveryType): string {
  if (deliveryType === "DELIVERY") return trackingTexts.arrivingIn
  return deliveryType === "DINEIN" ? trackingTexts.atYourTableIn : trackingTexts.readyIn
}

/** The large time on the screen. Until the store accepts the order it is the promised time, without a countdown. */
export function formatMainTime(
  { stage, estimate, promisedBy, deliveryType }: TrackerTimes,
  zone: TimeZone,
  now: number,
) {
  if (!estimate) return undefined
  const { main, detail } = formatEstimate(estimate, zone, now)
  const isFarAhead = Date.parse(estimate.from) - now > FAR_AHEAD_MS
  if (stage === "PLACED" && promisedBy !== null && !isFarAhead)
    return { label: trackingTexts.promisedBy, time: formatClock(promisedBy, zone), detail: undefined }
  const isAnyMoment = minutesUntil(estimate.to, now) === 1
  const label = isFarAhead
    ? trackingTexts.scheduledFor
    : isAnyMoment
      ? trackingTexts.expected
      : formatArrivalLabel(deliveryType)
  return { label, time: main, detail }
}

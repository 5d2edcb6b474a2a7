import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { latitude, longitude, timestamp, slug, storeId, text } from "../fields.ts"

const point = z.object({ latitude: z.number(), longitude: z.number() })

/** In minutes after local midnight. A shift past midnight closes after 1440. */
const shift = z.object({ opens: z.int(), closes: z.int() })

/** Has the form of the domain's `StoreSchedule`, so that every screen can use the same availability function. */
const schedule = z.object({
  timeZone: z.enum(["Asia/Kolkata", "Asia/Colombo", "Asia/Dhaka"]),
  week: z.array(z.array(shift)),
  holidays: z.array(z.object({ date: z.string(), name: z.string(), shifts: z.array(shift) })),
  ways: z.array(z.object({ type: z.enum(deliveryTypes), lastOrderMinutes: z.int(), leadMinutes: z.int() })),
  capacity: z.int(),
  online: z.boolean(),
})

const availability = z.discriminatedUnion("open", [
  z.object({ open: z.literal(true), readyAt: timestamp, lastOrderAt: timestamp, closesAt: timestamp }),
  z.object({
    open: z.literal(false),
    reason: z.enum(["not-served", "offline", "holiday", "closed", "full"]),
    nextReadyAt: timestamp.nullable(),
    opensAt: timestamp.nullable(),
  }),
])

const store = z.object({
  id: z.string(),
  /** The store that advance orders go to while this store accepts none. */
  advanceOrderStoreId: z.string(),
  name: z.string(),
  locality: z.string(),
  city: z.string(),
  region: z.string(),
  /** 0 means offline. */
  online: z.union([z.literal(0), z.literal(1)]),
  offline_msg: z.string(),
  /** TRK-3: riders are slower than usual, so new orders have no guarantee. */
  conditionsUnsuitable: z.boolean(),
  address: z.string(),
  pinCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  deliveryTypes: z.array(z.enum(deliveryTypes)),
  /** Number of tables; 0 if the store has no dine-in. */
  tables: z.int(),
  schedule,
})

const storeWithDistance = store.extend({ distanceKm: z.number() })

const city = z.object({ id: z.string(), name: z.string(), region: z.string(), stores: z.int(), ...point.shape })

const locality = z.object({ id: z.string(), name: z.string(), city: z.string(), ...point.shape })

const station = z.object({ stationId: z.string(), name: z.string(), city: z.string(), ...point.shape })

const prediction = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
})

const geocodedPlace = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
})

const flag = z.enum(["true", "false"]).optional()
/** A coordinate in a query string. An empty value is refused, not read as zero. */
const coordinate = z
  .string()
  .regex(/^-?[0-9]/)
  .or(z.number())
  .pipe(z.coerce.number())
const nearQuery = { latitude: coordinate.pipe(latitude), longitude: coordinate.pipe(longitude) }
const group = "Stores and addresses"

export const locatorCalls = [
  defineCall({
    route: "GET /locator-service/ve3/stores",
    alsoAt: ["GET /locator-service/ve2/stores"],
    summary: "Lists all stores in pages",
    group,
    access: "anyone",
    feature: "stores",
    query: z.object({ pageNo: z.coerce.number().pipe(z.int().min(1).max(10_000)).optional() }),
    response: success(z.object({ stores: z.array(store), pageNo: z.int(), pages: z.int() })),
  }),
  defineCall({
    route: "GET /locator-service/ve3/stores/{storeId}",
    alsoAt: ["GET /locator-service/ve2/stores/{storeId}"],
    summary: "Returns a store, with its time slots or localities if requested",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ storeId }),
    query: z.object({ timeSlots: flag, locality: flag, delivery_type: text(20).optional() }),
    response: success(
      z.object({
        store,
        /** The corners of the delivery area, for the map. */
        area: z.array(point),
        /** For the requested delivery type, now. Orders already booked for a slot reduce its capacity. */
        availability,
        /** TRK-1: pizzas and sides that the store has to make first for other orders; input of `estimateArrival`. */
        itemsAhead: z.int(),
        timeSlots: z.array(timestamp).optional(),
        localities: z.array(locality).optional(),
        storeStationDetails: z.array(station),
      }),
    ),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/stores/{storeId}/timeslots",
    alsoAt: ["GET /locator-service/ve2/stores/{storeId}/timeslots"],
    summary: "Lists the 15-minute slots in which an order can be ready",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ storeId }),
    query: z.object({ delivery_type: text(20).optional() }),
    response: success(z.object({ timeZone: schedule.shape.timeZone, timeSlots: z.array(timestamp) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/stores/{storeId}/advance-order-time",
    alsoAt: ["GET /locator-service/ve2/stores/{storeId}/advance-order-time"],
    summary: "Returns whether the store accepts orders now, and if not, when the next order can be ready",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ storeId }),
    query: z.object({ delivery_type: text(20).optional() }),
    response: success(z.object({ advanceOrderStoreId: z.string(), availability })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/stores/{storeId}/localities",
    alsoAt: ["GET /locator-service/ve2/stores/{storeId}/localities"],
    summary: "Lists the localities that a store delivers to",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ storeId }),
    response: success(z.object({ localities: z.array(locality) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/stores/nearest",
    alsoAt: ["GET /locator-service/ve2/stores/nearest"],
    summary: "Lists the nearest stores that offer one of these delivery types, at most five",
    group,
    access: "anyone",
    feature: "stores",
    query: z.object({ orderDeliveryType: text(40).optional(), ...nearQuery }),
    response: success(z.object({ stores: z.array(storeWithDistance) })),
    errors: ["PLACE_ABROAD"],
  }),
  defineCall({
    route: "POST /locator-service/ve3/stores/by-location",
    alsoAt: ["POST /locator-service/ve2/stores/by-location"],
    summary:
      "Returns the store that delivers to a location; with the header `loyalty-program`, also how many pizzas points can buy there now",
    group,
    access: "anyone",
    feature: "stores",
    withoutKey: "It only reads; the query is sent in the body.",
    body: z.strictObject({ latitude, longitude }),
    response: success(
      store.extend({
        /** How many pizzas points can buy there now, without those that are sold out. Only with the header `loyalty-program`. */
        freePizzas: z.int().optional(),
      }),
    ),
    errors: ["2.STORENA", "PLACE_ABROAD"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/cities",
    alsoAt: ["GET /locator-service/ve2/cities"],
    summary: "Lists the cities with stores that offer this delivery type",
    group,
    access: "anyone",
    feature: "stores",
    query: z.object({ delivery_type: text(20).optional() }),
    response: success(z.object({ cities: z.array(city) })),
  }),
  defineCall({
    route: "GET /locator-service/ve3/cities/{city}/stores",
    alsoAt: ["GET /locator-service/ve2/cities/{city}/stores"],
    summary: "Lists a city's stores",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ city: slug }),
    query: z.object({ delivery_type: text(20).optional() }),
    response: success(z.object({ city, stores: z.array(store) })),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/cities/{city}/localities",
    alsoAt: ["GET /locator-service/ve2/cities/{city}/localities"],
    summary: "Lists a city's localities",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ city: slug }),
    response: success(z.object({ localities: z.array(locality) })),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/autocomplete",
    alsoAt: ["GET /locator-service/ve2/autocomplete"],
    summary: "Suggests places for the typed text",
    group,
    access: "anyone",
    feature: "addresses",
    query: z.object({
      input: text(120),
      latitude: nearQuery.latitude.optional(),
      longitude: nearQuery.longitude.optional(),
      /** Groups the requests of one typing session, because maps services bill by session. */
      sessionToken: text(64).optional(),
    }),
    response: z.object({ status: z.enum(["OK", "ZERO_RESULTS"]), predictions: z.array(prediction) }),
  }),
  defineCall({
    route: "POST /locator-service/ve3/geocode",
    alsoAt: ["POST /locator-service/ve2/geocode"],
    summary: "Geocodes a place or an address, or returns the address at a point",
    group,
    access: "anyone",
    feature: "addresses",
    withoutKey: "It only reads; the query is sent in the body.",
    /** A cache key for the maps service. We ignore it. */
    query: z.object({ queryStringHash: text(128).optional() }),
    body: z.union([
      z.strictObject({ place_id: text(200, 1), sessionToken: text(64).optional() }),
      z.strictObject({ address: text(300, 1) }),
      z.strictObject({ latitude, longitude }),
    ]),
    response: z.object({ status: z.enum(["OK", "ZERO_RESULTS"]), results: z.array(geocodedPlace) }),
    errors: ["PLACE_ABROAD"],
  }),
  defineCall({
    route: "GET /locator-service/ve3/stations/{stationId}",
    alsoAt: ["GET /locator-service/ve2/stations/{stationId}"],
    summary: "Returns a railway station and the stores that serve it",
    group,
    access: "anyone",
    feature: "stores",
    params: z.object({ stationId: z.string().regex(/^[A-Za-z]{1,8}$/) }),
    response: success(z.object({ station, storeStationDetails: z.array(storeWithDistance) })),
    errors: ["NOT_FOUND"],
  }),
] as const

export type StoreInfo = z.infer<typeof store>
export type StoreWithDistance = z.infer<typeof storeWithDistance>
export type City = z.infer<typeof city>
export type Locality = z.infer<typeof locality>
export type Station = z.infer<typeof station>
export type Prediction = z.infer<typeof prediction>
export type GeocodedPlace = z.infer<typeof geocodedPlace>
export interface StoreDetails {
  store: StoreInfo
  availability: StoreAvailability
  itemsAhead: number
}
export type StoreAvailability = z.infer<typeof availability>

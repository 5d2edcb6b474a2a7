import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import * as storeDetailsTexts from "@hearth/texts/place/store-details.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type ReactNode, useMemo } from "react"
import type { CallOutput } from "@hearth/contract/client.ts"
import { MapBox } from "../../shared/map/map-box.tsx"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import { StoreAvailability } from "./store-availability.tsx"
import { upcomingHolidays, formatToday, formatWeek, weekdayAt } from "./format-hours.ts"
import styles from "./store-details.module.css"

export type StoreDetailsData = CallOutput<"GET /locator-service/ve3/stores/{storeId}">["data"]

/** LOC-14: the first five stations. */
const MAX_STATIONS = 5
const MAX_LOCALITIES = 12

/** The store's map, address, opening hours, delivery types, and the localities and stations that it delivers to. */
export function StoreFacts({ details, type }: { details: StoreDetailsData; type: DeliveryType }) {
  const { store, area, localities = [], storeStationDetails: stations } = details
  const { id, name, latitude, longitude, address, pinCode, phone } = store
  const map = useMemo(() => {
    const point = { latitude, longitude }
    return {
      label: storeDetailsTexts.map(name),
      view: { around: area.length > 0 ? area : [point] },
      areas: [{ id, corners: area }],
      pins: [{ id, name, point, selected: true }],
    }
  }, [id, name, latitude, longitude, area])
  return (
    <div className={styles.facts}>
      <MapBox className={styles.map} map={map} />
      <StoreAvailability store={store} type={type} />
      <p className={styles.address}>
        {address} {address.includes(pinCode) ? "" : pinCode}
      </p>
      <div className={styles.contact}>
        <ButtonLink
          size="small"
          variant="secondary"
          icon={<PhoneIcon size={18} />}
          href={`tel:${phone.replaceAll(" ", "")}`}
        >
          {phone}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="secondary"
          icon={<PinIcon size={18} />}
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {storeDetailsTexts.directions}
        </ButtonLink>
      </div>
      <p className={styles.badges}>
        {store.deliveryTypes.map((deliveryType) => (
          <Badge key={deliveryType} kind="plain">
            {deliveryTypeTexts.name(deliveryType)}
          </Badge>
        ))}
        {store.tables > 0 ? <Badge kind="plain">{storeDetailsTexts.tableCount(store.tables)}</Badge> : undefined}
      </p>
      <Hours schedule={store.schedule} />
      {localities.length > 0 ? (
        <FactsSection title={storeDetailsTexts.deliversTo}>
          <p className={styles.muted}>
            {storeDetailsTexts.places(
              localities.slice(0, MAX_LOCALITIES).map((locality) => locality.name),
              localities.length - MAX_LOCALITIES,
            )}
          </p>
        </FactsSection>
      ) : undefined}
      {stations.length > 0 ? (
        <FactsSection title={storeDetailsTexts.deliversToTrains}>
          <ul className={styles.muted}>
            {stations.slice(0, MAX_STATIONS).map((station) => (
              <li key={station.stationId}>
                {station.name} ({station.stationId})
              </li>
            ))}
          </ul>
        </FactsSection>
      ) : undefined}
    </div>
  )
}

function FactsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

function Hours({ schedule }: { schedule: StoreDetailsData["store"]["schedule"] }) {
  const now = useCurrentMinute()
  if (now === undefined) return undefined
  const today = formatToday(schedule, now)
  const holidays = upcomingHolidays(schedule, now)
  return (
    <FactsSection title={storeDetailsTexts.hours}>
      <dl className={styles.hours}>
        {today === undefined ? undefined : (
          <div className={styles.today}>
            <dt>{storeDetailsTexts.today}</dt>
            <dd>{today}</dd>
          </div>
        )}
        {formatWeek(schedule.week, weekdayAt(schedule, now)).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
        {holidays.map(({ date, day, name, hours }) => (
          <div key={date}>
            <dt>
              {name}
              <span className={styles.day}>{day}</span>
            </dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </FactsSection>
  )
}

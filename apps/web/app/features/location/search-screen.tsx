import { type ReactNode, useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { type DeliveryType, deliveryTypeFrom } from "@hearth/domain/orders/delivery-type.ts"
import { type AddressWay, readAddressWay, targetOf } from "../../shell/address-way.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { useArrive, useArriveForAddress } from "./use-arrive.ts"
import { Where, type WhereProps } from "./where.tsx"
import styles from "./search-screen.module.css"

/** The search as a screen of its own: for small phones, and on the way to an address to save. */
export function SearchScreen({ heading }: { heading: ReactNode }) {
  const [params] = useSearchParams()
  const takenOver = useTakenOver()
  // The page was drawn without its query.
  const type = takenOver ? deliveryTypeFrom(params.get("type") ?? undefined) : "DELIVERY"
  const way = takenOver ? readAddressWay(params) : {}
  return (
    <div className={styles.screen}>
      {heading}
      {way.for ? <ForAddress way={way} /> : <ForPlace key={type} type={type} way={way} />}
    </div>
  )
}

function ForPlace({ type, way }: { type: DeliveryType; way: AddressWay }) {
  return <Screen type={type} arrival={useArrive(type, targetOf(way))} way={way} />
}

function ForAddress({ way }: { way: AddressWay }) {
  return <Screen type="DELIVERY" arrival={useArriveForAddress(way)} way={way} />
}

function Screen(props: Pick<WhereProps, "type" | "arrival" | "way">) {
  const [inCities, setInCities] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // Who comes here came to type.
  useEffect(() => box.current?.querySelector("input")?.focus({ preventScroll: true }), [])
  return (
    <div ref={box}>
      <Where {...props} inCities={inCities} onCities={setInCities} />
    </div>
  )
}

import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { CarIcon, DineIcon, StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { openLocationSheet } from "../../shell/location-sheet.ts"
import styles from "./checkout.module.css"
import { SavedAddresses } from "./saved-addresses.tsx"
import { Problems, problemsOf, Section } from "./section.tsx"
import type { CheckoutState } from "./use-checkout.ts"
import { WrittenAddress } from "./written-address.tsx"

const heads = {
  DELIVERY: { title: "Bring it to", icon: <PinIcon size={20} /> },
  PICKUP: { title: "Pick up from", icon: <StoreIcon size={20} /> },
  CURBSIDE: { title: "To your car at", icon: <CarIcon size={20} /> },
  DINEIN: { title: "At your table", icon: <DineIcon size={20} /> },
}

/** LOC-11: each way needs to know something else about where it goes. */
export function WhereSection({ checkout }: { checkout: CheckoutState }) {
  const { way, problems, place, mistakes, customer, addresses } = checkout
  const isKnown = place !== null && (way !== "DELIVERY" || place.location !== null)
  const change = () => openLocationSheet(way, "payment")
  return (
    <Section
      id="where"
      {...heads[way]}
      busy={
        way === "DELIVERY" &&
        isKnown &&
        (customer === undefined || (customer !== null && addresses.state === "loading"))
      }
      problems={problemsOf("where", problems)}
      action={
        isKnown ? (
          <Button size="small" variant="quiet" aria-label="Change the place" onClick={change}>
            Change
          </Button>
        ) : undefined
      }
    >
      {isKnown ? (
        <Where checkout={checkout} />
      ) : (
        <Button variant="secondary" onClick={change}>
          Choose where it goes
        </Button>
      )}
      <Problems problems={mistakes.place ? [{ code: "ADDRESS_MISSING", message: mistakes.place }] : []} />
    </Section>
  )
}

function Where({ checkout }: { checkout: CheckoutState }) {
  const { way, customer } = checkout
  if (way === "DELIVERY") {
    if (customer === undefined) return <Skeleton lines={2} />
    return customer ? <SavedAddresses checkout={checkout} /> : <WrittenAddress checkout={checkout} />
  }
  return (
    <>
      <StoreLine checkout={checkout} />
      {way === "CURBSIDE" ? <VehicleFields checkout={checkout} /> : undefined}
      {way === "DINEIN" ? <TableChoice checkout={checkout} /> : undefined}
    </>
  )
}

function StoreLine({ checkout: { times } }: { checkout: CheckoutState }) {
  if (times.state !== "ready") return times.state === "loading" ? <Skeleton lines={2} /> : undefined
  const { name, city, address } = times.value.store
  return (
    <p className={styles.fact}>
      <strong>
        {name}, {city}
      </strong>
      <span className={styles.soft}>{address}</span>
    </p>
  )
}

function VehicleFields({ checkout: { written, write, mistakes } }: { checkout: CheckoutState }) {
  const field = (name: "colour" | "model" | "lastDigits") => ({
    name,
    value: written[name],
    error: mistakes[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => write({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={styles.pair}>
      <Field label="Colour of your car" placeholder="e.g. White" maxLength={30} {...field("colour")} />
      <Field label="Model" placeholder="e.g. Swift" maxLength={30} {...field("model")} />
      <Field
        label="Last 4 digits of the number"
        placeholder="e.g. 4821"
        inputMode="numeric"
        maxLength={4}
        {...field("lastDigits")}
      />
    </div>
  )
}

function TableChoice({ checkout: { times, written, write, mistakes } }: { checkout: CheckoutState }) {
  if (times.state !== "ready") return undefined
  const tables = Array.from({ length: times.value.store.tables }, (_, nth) => ({
    value: String(nth + 1),
    label: (
      <>
        <span className="sr-only">Table </span>
        {nth + 1}
      </>
    ),
  }))
  return (
    <>
      <RadioGroup
        legend="Which table? The number stands on it."
        variant="chips"
        name="table"
        options={tables}
        value={written.table === "" ? undefined : written.table}
        onChange={(table) => write({ table })}
      />
      <Problems problems={mistakes.table ? [{ code: "TABLE_MISSING", message: mistakes.table }] : []} />
    </>
  )
}

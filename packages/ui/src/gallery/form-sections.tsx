import { useState } from "react"
import { Button } from "../button/button.tsx"
import { Checkbox } from "../checkbox/checkbox.tsx"
import { Chip, RadioGroup } from "../radio-group/radio-group.tsx"
import { Field } from "../field/field.tsx"
import { SelectField } from "../field/select-field.tsx"
import { ScooterIcon, StoreIcon, TrainIcon } from "../icon/place-icons.tsx"
import { Price } from "../price/price.tsx"
import { Stepper } from "../stepper/stepper.tsx"
import { Switch } from "../switch/switch.tsx"
import { Tabs } from "../tabs/tabs.tsx"
import { VegMark } from "../veg-mark/veg-mark.tsx"
import { type GallerySection, GalleryRow } from "./gallery-section.tsx"
import styles from "./gallery.module.css"

const cities = [
  { value: "delhi", label: "New Delhi" },
  { value: "colombo", label: "Colombo" },
  { value: "dhaka", label: "Dhaka" },
] as const

function FieldExamples() {
  const [city, setCity] = useState<(typeof cities)[number]["value"]>("delhi")
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Field label="Name" name="name" autoComplete="name" required hint="As it should stand on the box" />
      <Field
        label="Mobile number"
        name="mobile"
        type="tel"
        inputMode="numeric"
        prefix="+91"
        placeholder="98765 43210"
      />
      <Field label="Flat or house" name="house" defaultValue="12" error="Please give the street too" />
      <Field label="Store" name="store" defaultValue="Connaught Place" disabled />
      <SelectField label="City" name="city" options={cities} value={city} onChange={setCity} />
      <Field label="Note for the kitchen" name="note" multiline placeholder="Well done, please" />
      <Button type="submit" full>
        Save address
      </Button>
    </form>
  )
}

const crusts = [
  { value: "hand-tossed", label: "Hand tossed", hint: "Airy rim, crisp below" },
  {
    value: "cheese-burst",
    label: "Cheese burst",
    hint: "Filled with molten cheese",
    after: <Price amount={9900} country="IN" />,
  },
  { value: "thin", label: "Thin", hint: "Not in this size", disabled: true },
] as const

const deliveryTypes = [
  { value: "delivery", label: "Delivery", icon: <ScooterIcon size={20} /> },
  { value: "pickup", label: "Pickup", icon: <StoreIcon size={20} /> },
  { value: "train", label: "Train", icon: <TrainIcon size={20} />, disabled: true },
] as const

function ChoiceExamples() {
  const [crust, setCrust] = useState<(typeof crusts)[number]["value"]>("hand-tossed")
  const [deliveryType, setDeliveryType] = useState<(typeof deliveryTypes)[number]["value"]>("delivery")
  const [veg, setVeg] = useState(true)
  const [cutlery, setCutlery] = useState(false)
  return (
    <>
      <RadioGroup legend="Crust" options={crusts} value={crust} onChange={setCrust} />
      <RadioGroup
        legend="How would you like it"
        variant="chips"
        options={deliveryTypes}
        value={deliveryType}
        onChange={setDeliveryType}
      />
      <GalleryRow caption="Filter chips">
        <Chip pressed={veg} onPress={() => setVeg(!veg)} icon={<VegMark type="VEG" />}>
          Veg only
        </Chip>
        <Chip pressed={false} onPress={() => undefined}>
          Spicy
        </Chip>
      </GalleryRow>
      <GalleryRow caption="Checkbox and switch" stacked>
        <Checkbox label="Leave it at the door" hint="We ring and step back" defaultChecked />
        <Checkbox label="Send me offers" />
        <Checkbox label="Gift wrap" disabled />
        <Switch label="Send cutlery" checked={cutlery} onChange={(event) => setCutlery(event.target.checked)} />
        <Switch label="Order news" hint="By message, while it is on its way" defaultChecked />
      </GalleryRow>
    </>
  )
}

function StepperExamples() {
  const [count, setCount] = useState(2)
  const [line, setLine] = useState(1)
  return (
    <GalleryRow caption="Within the limits, with a bin at 1, at the maximum">
      <Stepper label="Farmhouse" value={count} onChange={setCount} max={4} />
      <Stepper label="Garlic bread" value={line} onChange={setLine} onRemove={() => setLine(1)} />
      <Stepper label="Cola" value={20} onChange={() => undefined} />
    </GalleryRow>
  )
}

const orderTabs = [
  { id: "current", label: "On its way", content: <p>One order, about 18 minutes away.</p> },
  { id: "past", label: "Past orders", content: <p>Eleven orders since June.</p> },
  { id: "saved", label: "Saved", content: <p>Two favourites.</p> },
] as const

function TabExample() {
  const [selected, setSelected] = useState<(typeof orderTabs)[number]["id"]>("current")
  return <Tabs label="Orders" tabs={orderTabs} selected={selected} onSelect={setSelected} />
}

export const formSections: readonly GallerySection[] = [
  { id: "field", title: "Field", content: <FieldExamples /> },
  { id: "choices", title: "Choices", content: <ChoiceExamples /> },
  { id: "stepper", title: "Stepper", content: <StepperExamples /> },
  { id: "tabs", title: "Tabs", content: <TabExample /> },
]

import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as saveTexts from "@hearth/texts/checkout/save-details.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type SyntheticEvent, useCallback, useId, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import { type Customer, useCustomer } from "../../client/session/use-customer.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import {
  persistDeclined,
  type KnownDetails,
  fetchKnownDetails,
  saveOrderAddress,
  saveName,
} from "./save-details.api.ts"
import styles from "./save-details.module.css"
import { type SavableDetails, firstFreeType, findSavableDetails } from "./find-savable-details.ts"

/** IDN-9: after an order, offers to save the name and address that the profile doesn't have, with one press. */
export default function SaveDetails({ order }: { order: Transaction }) {
  const customer = useCustomer()
  const { features } = usePageContext()
  const hasAddress = features.includes("addresses") && order.place.address !== null
  const load = useCallback((signal: AbortSignal) => fetchKnownDetails(hasAddress, signal), [hasAddress])
  const knownDetailsQuery = useQuery(customer ? load : undefined)
  if (!customer?.attributes || knownDetailsQuery.state !== "ready") return undefined
  const { attributes } = customer
  const { name, address } = findSavableDetails(order, { attributes, ...knownDetailsQuery.value })
  const offered = { name: features.includes("profile") ? name : null, address: hasAddress ? address : null }
  return (
    <SaveDetailsCard
      key={customer.userId}
      order={order}
      customer={customer}
      known={knownDetailsQuery.value}
      offered={offered}
    />
  )
}

interface SaveDetailsCardProps {
  order: Transaction
  customer: Customer
  known: KnownDetails
  offered: SavableDetails
}

const types = [
  { value: "home", label: fieldTexts.home },
  { value: "office", label: fieldTexts.office },
  { value: "other", label: fieldTexts.other },
] as const

/** Keeps showing the details that were offered first, although the profile contains them as soon as they are saved. */
function SaveDetailsCard({ order, customer, known, offered }: SaveDetailsCardProps) {
  const [{ name, address }] = useState(offered)
  const [state, setState] = useState<"offered" | "saving" | "saved" | "address saved" | "declined">("offered")
  const [type, setType] = useState<SavedAddress["type"]>(() => firstFreeType(known.saved))
  const [lastName, setLastName] = useState(name?.lastName ?? "")
  const [nameError, setNameError] = useState<string>()
  const [error, setError] = useState("")
  const savedParts = useRef({ name: false, address: false })
  const titleId = useId()
  const nameKeyFor = useIdempotencyKey()
  const addressKeyFor = useIdempotencyKey()
  if (state === "declined" || (name === null && address === null)) return undefined

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const profile = { firstName: name?.firstName ?? "", lastName, email: customer.attributes?.email ?? "" }
    const withName = name !== null && lastName.trim() !== ""
    if (name !== null && !withName && address === null) return setNameError(saveTexts.lastNameMissing)
    setError("")
    setState("saving")
    if (withName && !savedParts.current.name) {
      const result = await saveName(profile, nameKeyFor(profile))
      if (!result.ok) return showFailure(result.message)
      savedParts.current.name = true
    }
    if (address && !savedParts.current.address) {
      const input = { address, contact: order.contact, type, ownMobile: customer.mobile ?? "" }
      const result = await saveOrderAddress(input, addressKeyFor(input))
      if (!result.ok) return showFailure(result.message)
      savedParts.current.address = true
    }
    setState(name !== null && !withName ? "address saved" : "saved")
  }

  function showFailure(message: string): void {
    setError(message)
    setState("offered")
  }

  function decline(): void {
    setState("declined")
    void persistDeclined({ name, address }, known.declined)
  }

  return (
    <div aria-live="polite">
      {state === "saved" || state === "address saved" ? (
        <p className={styles.saved}>
          <CheckIcon size={20} />
          {state === "saved" ? saveTexts.saved : saveTexts.onlyAddressSaved}
        </p>
      ) : (
        <section aria-labelledby={titleId}>
          <Card className={styles.card}>
            <h2 id={titleId} className={styles.title}>
              {saveTexts.saveForNextTime}
            </h2>
            <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
              <ul className={styles.facts}>
                {name === null ? undefined : (
                  <li>
                    <PersonIcon size={20} />
                    <span>{`${name.firstName} ${name.lastName}`.trim()}</span>
                  </li>
                )}
                {address === null ? undefined : (
                  <li>
                    <PinIcon size={20} />
                    <span>{[address.houseNo, address.address].join(", ")}</span>
                  </li>
                )}
              </ul>
              {name !== null && name.lastName === "" ? (
                <Field
                  label={address === null ? saveTexts.lastName : saveTexts.lastNameToSaveName}
                  name="lastName"
                  autoComplete="family-name"
                  maxLength={60}
                  value={lastName}
                  error={nameError}
                  onChange={({ currentTarget }) => {
                    setLastName(currentTarget.value)
                    setNameError(undefined)
                  }}
                />
              ) : undefined}
              {address === null ? undefined : (
                <RadioGroup
                  legend={saveTexts.saveAddressAs}
                  variant="chips"
                  options={types}
                  value={type}
                  onChange={setType}
                />
              )}
              {error === "" ? undefined : (
                <p role="alert" className={styles.error}>
                  {error}
                </p>
              )}
              <div className={styles.buttons}>
                <Button type="submit" busy={state === "saving"}>
                  {name === null
                    ? saveTexts.saveAddress
                    : address === null
                      ? saveTexts.saveName
                      : saveTexts.saveDetails}
                </Button>
                <Button variant="quiet" onClick={decline}>
                  {saveTexts.decline}
                </Button>
              </div>
            </form>
          </Card>
        </section>
      )}
    </div>
  )
}

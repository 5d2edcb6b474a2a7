import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router"
import { AddressBook } from "../features/addresses/address-book.tsx"
import { AddressForm } from "../features/addresses/address-form.tsx"
import { listAddresses } from "../features/addresses/addresses.api.ts"
import { readLabel, streetOf } from "../features/addresses/read-street.ts"
import { useBoot } from "../session/boot.tsx"
import { findEntry } from "../session/find-entry.ts"
import { readPoint } from "../session/read-point.ts"
import { useAnswer } from "../session/use-answer.ts"
import { type AddressWay, afterSaving, pathWith, readAddressWay } from "../shell/address-way.ts"
import { PageTitle } from "../shell/page-title.tsx"
import { useTakenOver } from "../shell/taken-over.ts"
import { useCustomerOnly } from "../shell/use-customer.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

/** SES-10: a customer's. The list; with `?add=true` and a point, or `?edit=` an address, the form (NAV-10: then on to the cart or back here). */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { country } = useBoot()
  const [given] = useSearchParams()
  const navigate = useNavigate()
  const customer = useCustomerOnly()
  const answer = useAnswer(customer ? listAddresses : undefined)
  // The page was drawn without its query.
  const params = useTakenOver() ? given : new URLSearchParams()
  const addresses = answer.state === "ready" ? answer.value : []
  const way = readAddressWay(params)
  const asked = readPoint(params)
  const point = asked && isWithinBounds(country, asked) ? asked : undefined
  const placeName = readLabel(params)
  const edited = addresses.find(({ address_id }) => address_id === way.edit)

  const leave = ({ address_id }: SavedAddress) => {
    if (answer.state === "ready") answer.reload()
    // The form is done with: no step to go back to.
    void navigate(afterSaving(way, address_id), { replace: true })
  }
  const shared = { cancelHref: pathWith("myAddresses", { from: way.from }), onSaved: leave }
  if (edited) {
    const start = { ...edited, ...point }
    return (
      <>
        <PageTitle heading="Change your address" />
        <AddressForm
          key={edited.address_id}
          start={pick(start)}
          addressId={edited.address_id}
          placeName={(point && placeName) || edited.address}
          mapHref={mapHref(start, way)}
          {...shared}
        />
      </>
    )
  }
  const adding = params.get("add") === "true" && asked
  if (answer.state === "loading" && (way.edit || adding)) {
    return (
      <>
        <PageTitle heading={way.edit ? "Change your address" : "Where should we ring?"} />
        <Skeleton lines={6} />
      </>
    )
  }
  if (adding && !point) return <Abroad country={countries[country].name} way={way} />
  if (adding && point) {
    const [last] = addresses
    const person = last ? pickPerson(last) : personOf(customer?.attributes)
    return (
      <>
        <PageTitle heading="Where should we ring?" />
        <AddressForm
          start={{ ...person, ...point, address: streetOf(placeName) }}
          placeName={placeName}
          mapHref={mapHref(point, way)}
          {...shared}
        />
      </>
    )
  }
  return (
    <>
      <PageTitle heading={entry.heading} />
      <AddressBook answer={answer} way={way} />
    </>
  )
}

function Abroad({ country, way: { from } }: { country: string; way: AddressWay }) {
  const way = { for: "address", from }
  return (
    <EmptyState
      level={1}
      drawing={<PlaceDrawing />}
      title={`This place is outside ${country}`}
      action={
        <>
          <ButtonLink href={pathWith("searchAddress", way)}>Search for a place</ButtonLink>
          <ButtonLink href={pathWith("mapScreen", way)} variant="secondary">
            Set it on the map
          </ButtonLink>
        </>
      }
    >
      We can only bring it to a door in {country}.
    </EmptyState>
  )
}

function pick(address: SavedAddress) {
  const { type, label, houseNo, address: street, landmark, fName, lName, email, mobNo, latitude, longitude } = address
  return { type, label, houseNo, address: street, landmark, fName, lName, email, mobNo, latitude, longitude }
}

function pickPerson({ fName, lName, email, mobNo }: SavedAddress) {
  return { fName, lName, email, mobNo }
}

/** Whom to ask for at the first address: the customer, until they say otherwise. */
function personOf(attributes: UserAttributes | undefined) {
  if (!attributes) return {}
  const { firstName, lastName, email, mobile } = attributes
  return { fName: firstName, lName: lastName, email, mobNo: mobile }
}

function mapHref({ latitude, longitude }: Point, { edit, from }: AddressWay): string {
  const at = { latitude: String(latitude), longitude: String(longitude) }
  return pathWith("mapScreen", at, { for: "address", edit, from })
}

import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as addressTexts from "@hearth/texts/checkout/addresses.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router"
import { AddressBook } from "../features/addresses/address-book.tsx"
import { AddressForm } from "../features/addresses/address-form.tsx"
import { readPlaceName } from "../features/addresses/read-place-name.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { readPoint } from "../place/read-point.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { streetFromLabel } from "../shared/address/street-from-label.ts"
import { type AddressRoute, hrefAfterSaving, postorderPath, readAddressRoute } from "../shared/address/address-route.ts"
import { fetchSavedAddresses } from "../shared/address/saved-addresses.api.ts"
import { PageTitle } from "../shared/page/page-title.tsx"
import { useHydrated } from "../client/loading/hydration.ts"
import { useRequiredCustomer } from "../client/session/use-customer.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

/**
 * SES-10: needs a customer. Shows the list, or the form with `?add=true` and a point, or with `?edit=` and an address
 * id. After saving, the cart, the checkout or the list opens (NAV-10).
 */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { country } = usePageContext()
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const customer = useRequiredCustomer()
  const query = useQuery(customer ? fetchSavedAddresses : undefined)
  // The server rendered the page without its query.
  const params = useHydrated() ? searchParams : new URLSearchParams()
  const addresses = query.state === "ready" ? query.value : []
  const addressRoute = readAddressRoute(params)
  const requestedPoint = readPoint(params)
  const point = requestedPoint && isWithinBounds(country, requestedPoint) ? requestedPoint : undefined
  const placeName = readPlaceName(params)
  const editedAddress = addresses.find(({ address_id }) => address_id === addressRoute.edit)

  const leaveForm = ({ address_id }: SavedAddress) => {
    if (query.state === "ready") query.reload()
    // Replaces the form's history entry, so that Back doesn't return to it.
    void navigate(hrefAfterSaving(addressRoute, address_id), { replace: true })
  }
  const shared = { cancelHref: postorderPath("myAddresses", { from: addressRoute.from }), onSaved: leaveForm }
  if (editedAddress) {
    const addressAtPin = { ...editedAddress, ...point }
    return (
      <>
        <PageTitle heading={addressTexts.editAddress} />
        <AddressForm
          key={editedAddress.address_id}
          initialValues={toAddressInput(addressAtPin)}
          addressId={editedAddress.address_id}
          placeName={(point && placeName) || editedAddress.address}
          mapHref={pinMapHref(addressAtPin, addressRoute)}
          {...shared}
        />
      </>
    )
  }
  const adding = params.get("add") === "true" && requestedPoint
  if (query.state === "loading" && (addressRoute.edit || adding)) {
    return (
      <>
        <PageTitle heading={addressRoute.edit ? addressTexts.editAddress : fieldTexts.addAddress} />
        <Skeleton lines={6} />
      </>
    )
  }
  if (adding && !point) return <Abroad country={countries[country].name} addressRoute={addressRoute} />
  if (adding && point) {
    const [latestAddress] = addresses
    const contact = latestAddress ? toContact(latestAddress) : contactOf(customer?.attributes)
    return (
      <>
        <PageTitle heading={fieldTexts.addAddress} />
        <AddressForm
          initialValues={{ ...contact, ...point, address: streetFromLabel(placeName) }}
          placeName={placeName}
          mapHref={pinMapHref(point, addressRoute)}
          {...shared}
        />
      </>
    )
  }
  return (
    <>
      <PageTitle heading={entry.heading} />
      <AddressBook query={query} addressRoute={addressRoute} />
    </>
  )
}

function Abroad({ country, addressRoute: { from } }: { country: string; addressRoute: AddressRoute }) {
  const query = { for: "address", from }
  return (
    <EmptyState
      level={1}
      drawing={<PlaceDrawing />}
      title={addressTexts.outsideCountry(country)}
      action={
        <>
          <ButtonLink href={postorderPath("searchAddress", query)}>{addressTexts.searchForPlace}</ButtonLink>
          <ButtonLink href={postorderPath("mapScreen", query)} variant="secondary">
            {addressTexts.chooseOnMap}
          </ButtonLink>
        </>
      }
    >
      {addressTexts.onlyWithinCountry(country)}
    </EmptyState>
  )
}

function toAddressInput(address: SavedAddress) {
  const { type, label, houseNo, address: street, landmark, fName, lName, email, mobNo, latitude, longitude } = address
  return { type, label, houseNo, address: street, landmark, fName, lName, email, mobNo, latitude, longitude }
}

function toContact({ fName, lName, email, mobNo }: SavedAddress) {
  return { fName, lName, email, mobNo }
}

/** The contact that is filled in for a customer's first address: the customer's own data. */
function contactOf(attributes: UserAttributes | undefined) {
  if (!attributes) return {}
  const { firstName, lastName, email, mobile } = attributes
  return { fName: firstName, lName: lastName, email, mobNo: mobile }
}

function pinMapHref({ latitude, longitude }: Point, { edit, from }: AddressRoute): string {
  const pointQuery = { latitude: String(latitude), longitude: String(longitude) }
  return postorderPath("mapScreen", pointQuery, { for: "address", edit, from })
}

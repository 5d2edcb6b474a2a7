import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router"
import { AddressBook } from "../features/addresses/address-book.tsx"
import { AddressForm } from "../features/addresses/address-form.tsx"
import { listAddresses } from "../features/addresses/addresses.api.ts"
import { readPoint } from "../session/read-point.ts"
import { findEntry } from "../session/find-entry.ts"
import { useAnswer } from "../session/use-answer.ts"
import { PageTitle } from "../shell/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

/** The list; with `?add=true` and a point, or `?edit=` an address, the form (NAV-10: then on to the cart or back here). */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const answer = useAnswer(listAddresses)
  const addresses = answer.state === "ready" ? answer.value : []
  const point = readPoint(params)
  const edited = addresses.find(({ address_id }) => address_id === params.get("edit"))

  const leave = () => {
    if (answer.state === "ready") answer.reload()
    void navigate(params.get("from") === "cart" ? "/cart" : "/postorder-ui/myAddresses?fromProfile=true")
  }
  if (edited) {
    const start = { ...edited, ...point }
    return (
      <>
        <PageTitle heading="Change your address" />
        <AddressForm
          key={edited.address_id}
          start={pick(start)}
          addressId={edited.address_id}
          mapHref={mapHref(start, { edit: edited.address_id })}
          onSaved={leave}
        />
      </>
    )
  }
  if (params.get("add") === "true" && point && answer.state !== "loading") {
    const [last] = addresses
    const person = last ? { fName: last.fName, lName: last.lName, email: last.email, mobNo: last.mobNo } : {}
    return (
      <>
        <PageTitle heading="Where should we ring?" />
        <AddressForm
          start={{ ...person, ...point, address: params.get("label") ?? "" }}
          mapHref={mapHref(point, { for: "address" })}
          onSaved={leave}
        />
      </>
    )
  }
  return (
    <>
      <PageTitle heading={entry.heading} />
      <AddressBook answer={answer} editHref={(id) => `/postorder-ui/myAddresses?edit=${id}`} />
    </>
  )
}

function pick(address: SavedAddress) {
  const { type, label, houseNo, address: street, landmark, fName, lName, email, mobNo, latitude, longitude } = address
  return { type, label, houseNo, address: street, landmark, fName, lName, email, mobNo, latitude, longitude }
}

function mapHref({ latitude, longitude }: { latitude: number; longitude: number }, more: Record<string, string>) {
  const query = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    for: "address",
    ...more,
  })
  return `/postorder-ui/mapScreen?${query}`
}

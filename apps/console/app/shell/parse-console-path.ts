/** The screens of a store, as named in the URL. `store` has the store's switches, and `figures` its reports. */
export const screens = ["board", "cases", "stock", "riders", "store", "alerts", "feedback", "figures", "team"] as const
export type Screen = (typeof screens)[number]

export const officeScreens = [
  "customers",
  "cases",
  "corrections",
  "ratings",
  "alerts",
  "members",
  "audit",
  "features",
] as const
export type OfficeScreen = (typeof officeScreens)[number]

/** What the console shows: the list of stores, a screen of one store, or a screen of head office. */
export type ConsoleRoute =
  | {
      area: "stores"
      /** The member wants to choose another store, so the last one is not opened automatically. */
      isSwitchingStore?: true
    }
  | {
      area: "store"
      storeId: string
      screen: Screen
      /** The case that is open beside the list of cases. */
      caseId?: string
    }
  | {
      area: "head-office"
      /** Without it, the first screen that the member may open. */
      screen?: OfficeScreen
      /** The audit log shows only entries about this customer, member or feature. */
      subject?: string
      /** The case that is open beside the list of cases. */
      caseId?: string
    }

/** No store has this id, because ids have no hyphen. */
const HEAD_OFFICE = "head-office"

/** Parses a path such as `/console/6585R/stock` or `/console/head-office/customers`, with its query. */
export function parseConsolePath(pathname: string, search = ""): ConsoleRoute {
  const [, , area, name, id] = pathname.split("/")
  const openCase = name === "cases" && id ? { caseId: id } : {}
  if (!area) return { area: "stores" }
  // The feature switches were a screen of each store before head office had its own area.
  if (area === HEAD_OFFICE || name === "features") {
    const screen = officeScreens.find((each) => each === name)
    const subject = screen === "audit" ? new URLSearchParams(search).get("subject") : undefined
    return { area: HEAD_OFFICE, ...(screen ? { screen } : {}), ...(subject ? { subject } : {}), ...openCase }
  }
  return { area: "store", storeId: area, screen: screens.find((each) => each === name) ?? "board", ...openCase }
}

export function consoleHref(route: ConsoleRoute): string {
  if (route.area === "stores") return "/console/"
  const openCase = route.caseId === undefined ? "" : `/${encodeURIComponent(route.caseId)}`
  if (route.area === "store") return `/console/${encodeURIComponent(route.storeId)}/${route.screen}${openCase}`
  const path = route.screen ? `/console/${HEAD_OFFICE}/${route.screen}${openCase}` : `/console/${HEAD_OFFICE}`
  return route.subject === undefined ? path : `${path}?${new URLSearchParams({ subject: route.subject }).toString()}`
}

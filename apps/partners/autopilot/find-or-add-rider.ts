import type { CallApi } from "./api-client.ts"
import type { Rider } from "./store-board.ts"

/** The autopilot adds no rider to a store that has this many. */
const MAX_RIDERS = 4
/** The last two digits of the first rider's number; each further rider has the next number. */
const FIRST_SUFFIX = 11

const ridersByCountry: Readonly<Record<string, { names: readonly string[]; phonePrefix: string }>> = {
  in: { names: ["Ravi Kumar", "Meena Iyer", "Arjun Nair", "Fatima Khan"], phonePrefix: "98450000" },
  lk: { names: ["Nuwan Perera", "Dilani Silva", "Kasun Fernando", "Ishara Bandara"], phonePrefix: "7715000" },
  bd: { names: ["Rahim Uddin", "Nasrin Akter", "Tanvir Hasan", "Sumaiya Islam"], phonePrefix: "17150000" },
}

/** Returns a rider who is at the store, or adds one if all are out. Returns undefined if no more can be added. */
export async function findOrAddRider(
  call: CallApi,
  country: string,
  storeId: string,
  riders: readonly Rider[],
): Promise<Rider | undefined> {
  const availableRider = riders.find(({ out }) => out.length === 0)
  const candidates = ridersByCountry[country]
  if (availableRider || riders.length >= MAX_RIDERS || !candidates) return availableRider
  const index = riders.length
  const body = {
    name: candidates.names[index] ?? "Rider",
    phone: `${candidates.phonePrefix}${FIRST_SUFFIX + index}`,
  }
  const { status, data } = await call(country, "POST", `/store-ops/ve1/stores/${storeId}/riders`, body)
  return status === 200 ? (data["rider"] as Rider) : undefined
}

import type { CallApi } from "./api-client.ts"
import type { Rider } from "./store-board.ts"

/** The autopilot adds no rider to a store that has this many. */
const MAX_RIDERS = 4

const ridersByCountry: Readonly<Record<string, { names: readonly string[]; phone: string }>> = {
  in: { names: ["Ravi Kumar", "Meena Iyer", "Arjun Nair", "Fatima Khan"], phone: "98450000" },
  lk: { names: ["Nuwan Perera", "Dilani Silva", "Kasun Fernando", "Ishara Bandara"], phone: "7715000" },
  bd: { names: ["Rahim Uddin", "Nasrin Akter", "Tanvir Hasan", "Sumaiya Islam"], phone: "17150000" },
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
    phone: `${candidates.phone}${String(index + 11).padStart(2, "0")}`,
  }
  const { status, data } = await call(country, "POST", `/store-ops/ve1/stores/${storeId}/riders`, body)
  return status === 200 ? (data["rider"] as Rider) : undefined
}

import type { Registration } from "./registration-schema.ts"

const legalName = "Hearth Foods India Private Limited"

/**
 * The state as in the gazetteer, its code, the prefix of its invoice numbers, its GSTIN, and the tax of a union
 * territory.
 */
type StateRow = readonly [name: string, code: string, series: string, gstin: string, tax?: "UTGST"]

/** Invented, but in a valid form: a deployment replaces them with its own. */
const rows: readonly StateRow[] = [
  ["Jammu and Kashmir", "01", "JK", "01ZZZCH2604H1ZK"],
  ["Himachal Pradesh", "02", "HP", "02ZZZCH2604H1ZI"],
  ["Punjab", "03", "PB", "03ZZZCH2604H1ZG"],
  ["Chandigarh", "04", "CH", "04ZZZCH2604H1ZE", "UTGST"],
  ["Uttarakhand", "05", "UK", "05ZZZCH2604H1ZC"],
  ["Haryana", "06", "HR", "06ZZZCH2604H1ZA"],
  ["Delhi", "07", "DL", "07ZZZCH2604H1Z8"],
  ["Rajasthan", "08", "RJ", "08ZZZCH2604H1Z6"],
  ["Uttar Pradesh", "09", "UP", "09ZZZCH2604H1Z4"],
  ["Bihar", "10", "BR", "10ZZZCH2604H1ZL"],
  ["Tripura", "16", "TR", "16ZZZCH2604H1Z9"],
  ["Meghalaya", "17", "ML", "17ZZZCH2604H1Z7"],
  ["Assam", "18", "AS", "18ZZZCH2604H1Z5"],
  ["West Bengal", "19", "WB", "19ZZZCH2604H1Z3"],
  ["Jharkhand", "20", "JH", "20ZZZCH2604H1ZK"],
  ["Odisha", "21", "OD", "21ZZZCH2604H1ZI"],
  ["Chhattisgarh", "22", "CG", "22ZZZCH2604H1ZG"],
  ["Madhya Pradesh", "23", "MP", "23ZZZCH2604H1ZE"],
  ["Gujarat", "24", "GJ", "24ZZZCH2604H1ZC"],
  ["Maharashtra", "27", "MH", "27ZZZCH2604H1Z6"],
  ["Karnataka", "29", "KA", "29ZZZCH2604H1Z2"],
  ["Goa", "30", "GA", "30ZZZCH2604H1ZJ"],
  ["Kerala", "32", "KL", "32ZZZCH2604H1ZF"],
  ["Tamil Nadu", "33", "TN", "33ZZZCH2604H1ZD"],
  ["Puducherry", "34", "PY", "34ZZZCH2604H1ZB"],
  ["Telangana", "36", "TS", "36ZZZCH2604H1Z7"],
  ["Andhra Pradesh", "37", "AP", "37ZZZCH2604H1Z5"],
]

export const indiaRegistrations = rows.map(([name, code, series, taxNumber, tax]): Registration => ({
  country: "IN",
  series,
  legalName,
  taxNumber,
  state: { name, code, tax: tax ?? "SGST" },
}))

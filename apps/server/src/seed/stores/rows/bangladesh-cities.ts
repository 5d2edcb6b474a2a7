import type { CityStores } from "../store-rows.ts"

export const bangladeshCityStores: readonly CityStores[] = [
  {
    city: "dhaka",
    areaCode: "02",
    reach: 3.6,
    stores: [
      ["67830", "Dhanmondi 27", "House 32, Road 16", "1209", "flagship", "late"],
      ["DAC02", "Gulshan 1", "Plot 14, Gulshan Avenue", "1212", "flagship", "late"],
      ["DAC03", "Gulshan 2", "House 8, Road 46", "1212", "drive", "day"],
      ["DAC04", "Banani", "House 61, Road 11", "1213", "street", "late"],
      ["DAC05", "Uttara", "Plot 7, Sonargaon Janapath, Sector 7", "1230", "drive", "day"],
      ["DAC06", "Uttara Sector 13", "House 21, Gareeb-e-Newaz Avenue", "1230", "counter", "split"],
      ["DAC07", "Mirpur 10", "Plot 3, Begum Rokeya Sarani", "1216", "street", "day"],
      ["DAC08", "Mirpur 12", "Block C, Main Road", "1216", "counter", "day"],
      ["DAC09", "Mohammadpur", "12/4 Ring Road", "1207", "street", "split"],
      ["DAC10", "Bashundhara Residential Area", "Block A, Main Road", "1229", "drive", "weekend"],
      ["DAC11", "Panthapath", "Level 8, Panthapath Crossing", "1215", "food court", "mall"],
      ["DAC12", "Shantinagar", "41 Siddheshwari Road", "1217", "street", "day"],
      ["DAC13", "Wari", "19 Rankin Street", "1203", "counter", "day"],
      ["DAC14", "Banasree", "Block C, Main Road 4", "1219", "counter", "split"],
    ],
  },
  {
    city: "chattogram",
    areaCode: "031",
    reach: 5,
    stores: [
      ["CGP01", "GEC Circle", "1025 CDA Avenue", "4000", "flagship", "day"],
      ["CGP02", "Agrabad", "Plot 71, Sheikh Mujib Road", "4100", "street", "day"],
      ["CGP03", "Chawkbazar", "44 College Road", "4203", "counter", "split"],
    ],
  },
  {
    city: "gazipur",
    areaCode: "02",
    reach: 5.5,
    stores: [["GZP01", "Joydebpur", "18 Station Road", "1700", "street", "day"]],
  },
  {
    city: "narayanganj",
    areaCode: "02",
    reach: 5,
    stores: [["NRG01", "Chashara", "52 Bangabandhu Road", "1400", "street", "day"]],
  },
  {
    city: "khulna",
    areaCode: "041",
    reach: 5.5,
    stores: [["KHL01", "Sonadanga", "22 Majid Sarani", "9100", "street", "day"]],
  },
  {
    city: "rajshahi",
    areaCode: "0721",
    reach: 5.5,
    stores: [["RJH01", "Shaheb Bazar", "7 Zero Point Road", "6100", "street", "split"]],
  },
  {
    city: "sylhet",
    areaCode: "0821",
    reach: 5.5,
    stores: [["ZYL01", "Zindabazar", "33 East Zindabazar", "3100", "drive", "day"]],
  },
  {
    city: "cumilla",
    areaCode: "081",
    reach: 5.5,
    stores: [["CLA01", "Kandirpar", "15 Nazrul Avenue", "3500", "street", "day"]],
  },
  {
    city: "mymensingh",
    areaCode: "091",
    reach: 5.5,
    stores: [["MYM01", "Ganginarpar", "9 CK Ghosh Road", "2200", "counter", "split"]],
  },
  {
    city: "coxs-bazar",
    areaCode: "0341",
    reach: 5.5,
    stores: [["CXB01", "Kolatoli", "21 Hotel Motel Zone", "4700", "drive", "late"]],
  },
]

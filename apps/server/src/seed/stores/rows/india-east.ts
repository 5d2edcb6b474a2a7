import type { CityStores } from "../store-rows.ts"

export const eastStores: readonly CityStores[] = [
  {
    city: "kolkata",
    areaCode: "033",
    reach: 4.5,
    stores: [
      ["CCU01", "Park Street", "22 Park Street", "700016", "flagship", "late"],
      ["CCU02", "Gariahat", "Shop 8, Rashbehari Avenue", "700019", "street", "day"],
      ["CCU03", "Salt Lake", "BF-12, Sector 1", "700064", "drive", "day"],
      ["CCU04", "Sector V", "Shop 3, EP Block", "700091", "counter", "early"],
      ["CCU05", "New Town", "Shop 14, Action Area 1", "700156", "drive", "day"],
      ["CCU06", "Jadavpur", "Shop 5, Raja SC Mullick Road", "700032", "counter", "weekend"],
      ["CCU07", "Behala", "Shop 21, Diamond Harbour Road", "700034", "street", "split"],
      ["CCU08", "Shyambazar", "Shop 2, Five Point Crossing", "700004", "counter", "split"],
      ["CCU09", "Dum Dum", "Shop 6, Jessore Road", "700028", "street", "day"],
      ["CCU10", "Ballygunge", "Fourth Floor, Syed Amir Ali Avenue", "700017", "food court", "mall"],
    ],
  },
  {
    city: "howrah",
    areaCode: "033",
    reach: 5,
    stores: [["HWH01", "Shibpur", "Shop 9, GT Road South", "711102", "street", "day"]],
  },
  {
    city: "siliguri",
    areaCode: "0353",
    reach: 5.5,
    stores: [["IXB01", "Sevoke Road", "Shop 4, 2nd Mile", "734001", "drive", "day"]],
  },
  {
    city: "durgapur",
    areaCode: "0343",
    reach: 5.5,
    stores: [["RDP01", "City Centre", "Shop 11, Suhatta Arcade", "713216", "street", "day"]],
  },
  {
    city: "patna",
    areaCode: "0612",
    reach: 5.5,
    stores: [
      ["PAT01", "Boring Road", "Shop 7, AN College Crossing", "800001", "street", "day"],
      ["PAT02", "Kankarbagh", "Shop 3, Main Road", "800020", "counter", "split"],
      ["PAT03", "Fraser Road", "Shop 12, Dak Bungalow Crossing", "800001", "street", "mall"],
    ],
  },
  {
    city: "ranchi",
    areaCode: "0651",
    reach: 5.5,
    stores: [
      ["IXR01", "Main Road", "Shop 5, near Overbridge", "834001", "street", "day"],
      ["IXR02", "Lalpur", "Shop 9, Circular Road", "834001", "counter", "split"],
    ],
  },
  {
    city: "jamshedpur",
    areaCode: "0657",
    reach: 5.5,
    stores: [["IXW01", "Bistupur", "Shop 18, Main Road", "831001", "street", "day"]],
  },
  {
    city: "dhanbad",
    areaCode: "0326",
    reach: 5.5,
    stores: [["DBD01", "Saraidhela", "Shop 2, Steel Gate Road", "828127", "counter", "day"]],
  },
  {
    city: "bhubaneswar",
    areaCode: "0674",
    reach: 5.5,
    stores: [
      ["BBI01", "Saheed Nagar", "Plot 34, Janpath", "751007", "flagship", "day"],
      ["BBI02", "Patia", "Shop 6, KIIT Road", "751024", "counter", "late"],
    ],
  },
  {
    city: "cuttack",
    areaCode: "0671",
    reach: 5.5,
    stores: [["CTC01", "Badambadi", "Shop 4, Link Road Corner", "753012", "street", "split"]],
  },
  {
    city: "guwahati",
    areaCode: "0361",
    reach: 5.5,
    stores: [
      ["GAU01", "GS Road", "Shop 9, Christian Basti", "781005", "drive", "day"],
      ["GAU02", "Fancy Bazaar", "Shop 3, SS Road", "781001", "street", "mall"],
    ],
  },
  {
    city: "shillong",
    areaCode: "0364",
    reach: 5,
    stores: [["SHL01", "Police Bazar", "Shop 7, Thana Road", "793001", "street", "mall"]],
  },
  {
    city: "agartala",
    areaCode: "0381",
    reach: 5.5,
    stores: [["IXA01", "Krishnanagar", "Shop 2, Jagannath Bari Road", "799001", "street", "split"]],
  },
  {
    city: "asansol",
    areaCode: "0341",
    reach: 5.5,
    stores: [["ASN01", "Apcar Garden", "Shop 5, Vivekananda Sarani", "713304", "street", "split"]],
  },
]

import type { CityStores } from "../store-rows.ts"

export const northStores: readonly CityStores[] = [
  {
    city: "new-delhi",
    phone: "011",
    reach: 4.2,
    stores: [
      ["6585R", "Connaught Place", "12 Radial Road 3, Block E", "110001", "flagship", "late"],
      ["DEL02", "Karol Bagh", "2618 Bank Street, near Ajmal Khan Road", "110005", "street", "day"],
      ["DEL03", "Rajouri Garden", "J-9, Main Market", "110027", "street", "weekend"],
      ["DEL04", "Janakpuri", "C-4E, Community Centre", "110058", "drive", "day"],
      ["DEL05", "Dwarka", "Plot 4, Sector 12 City Centre", "110078", "drive", "day"],
      ["DEL06", "Rohini", "Shop 14, Sector 10 Twin District Centre", "110085", "drive", "weekend"],
      ["DEL07", "Pitampura", "Shop 7, Netaji Subhash Place", "110034", "counter", "day"],
      ["DEL08", "Kamla Nagar", "56-D, Bungalow Road", "110007", "street", "late"],
      ["DEL09", "Saket", "Ground Floor, Press Enclave Marg", "110017", "food court", "mall"],
      ["DEL10", "Hauz Khas", "21 Aurobindo Place Market", "110016", "street", "late"],
      ["DEL11", "Vasant Kunj", "Shop 3, Sector C Pocket 9 Market", "110070", "counter", "day"],
      ["DEL12", "Lajpat Nagar", "F-18, Central Market", "110024", "street", "day"],
      ["DEL13", "Greater Kailash", "M-41, M Block Market", "110048", "street", "weekend"],
      ["DEL14", "Mayur Vihar", "Plot 6, Phase 1 Pocket 1 Market", "110091", "street", "split"],
      ["DEL15", "Preet Vihar", "V3S Road, Vikas Marg", "110092", "counter", "day"],
      ["DEL16", "Shahdara", "1/2 GT Road", "110032", "counter", "split"],
    ],
  },
  {
    city: "gurugram",
    phone: "0124",
    reach: 4.2,
    stores: [
      ["GGN01", "Cyber City", "Tower B, DLF Phase 2", "122002", "drive", "late"],
      ["GGN02", "Sector 29", "SCO 21, Leisure Valley Road", "122001", "street", "late"],
      ["GGN03", "Sohna Road", "Shop 5, Vatika Business Park", "122018", "drive", "day"],
      ["GGN04", "Sector 56", "Shop 11, HUDA Market", "122011", "counter", "day"],
      ["GGN05", "Sector 14", "SCO 32, HUDA Market", "122001", "street", "weekend"],
    ],
  },
  {
    city: "noida",
    phone: "0120",
    reach: 4.5,
    stores: [
      ["NOI01", "Sector 18", "K-24, Wave Silver Street", "201301", "flagship", "late"],
      ["NOI02", "Sector 62", "Shop 8, Stellar IT Park", "201309", "drive", "day"],
      ["NOI03", "Sector 50", "B-1, Central Market", "201301", "street", "day"],
      ["NOI04", "Sector 137", "Shop 19, Logix Blossom Arcade", "201305", "counter", "split"],
    ],
  },
  {
    city: "ghaziabad",
    phone: "0120",
    reach: 5.5,
    stores: [
      ["GZB01", "Indirapuram", "Shop 12, Shipra Riviera Market", "201014", "drive", "day"],
      ["GZB02", "Raj Nagar", "RDC 14, District Centre", "201002", "street", "day"],
    ],
  },
  {
    city: "faridabad",
    phone: "0129",
    reach: 5.5,
    stores: [
      ["FBD01", "Sector 15", "SCF 40, Huda Market", "121007", "street", "day"],
      ["FBD02", "NIT Faridabad", "5-E/12, BK Chowk", "121001", "counter", "split", { advanceOrderStore: "FBD01" }],
    ],
  },
  {
    city: "jaipur",
    phone: "0141",
    reach: 5,
    stores: [
      ["JAI01", "C-Scheme", "D-38, Subhash Marg", "302001", "flagship", "day"],
      ["JAI02", "Malviya Nagar", "Shop 2, Gaurav Tower", "302017", "street", "weekend"],
      ["JAI03", "Vaishali Nagar", "A-6, Amrapali Circle", "302021", "drive", "day"],
      ["JAI04", "Mansarovar", "Plot 81, Madhyam Marg", "302020", "counter", "split"],
      ["JAI05", "Raja Park", "Plot 504, Lane 3", "302004", "street", "day"],
    ],
  },
  {
    city: "lucknow",
    phone: "0522",
    reach: 5,
    stores: [
      ["LKO01", "Hazratganj", "19 Mahatma Gandhi Marg", "226001", "flagship", "day"],
      ["LKO02", "Gomti Nagar", "Shop 3, Vipul Khand 4", "226010", "drive", "late"],
      ["LKO03", "Aliganj", "B-12, Sector H", "226024", "street", "day"],
      ["LKO04", "Alambagh", "551/K Kanpur Road", "226005", "counter", "split"],
    ],
  },
  {
    city: "chandigarh",
    phone: "0172",
    reach: 4.5,
    stores: [
      ["IXC01", "Sector 17", "SCO 66, Bank Square", "160017", "flagship", "day"],
      ["IXC02", "Sector 35", "SCO 445, Himalaya Marg", "160035", "street", "late"],
      ["IXC03", "Industrial Area Phase 1", "Third Floor, Plot 178", "160002", "food court", "mall"],
    ],
  },
  {
    city: "mohali",
    phone: "0172",
    reach: 5,
    stores: [["MOH01", "Phase 7", "SCF 36, Main Market", "160061", "drive", "day"]],
  },
  {
    city: "panchkula",
    phone: "0172",
    reach: 5,
    stores: [["PKL01", "Sector 9", "SCO 14, Main Market", "134109", "street", "day"]],
  },
  {
    city: "ludhiana",
    phone: "0161",
    reach: 5,
    stores: [
      ["LDH01", "Sarabha Nagar", "SCF 9, Kipps Market", "141001", "street", "weekend"],
      ["LDH02", "Civil Lines", "Plot 8, Fountain Chowk", "141001", "drive", "day"],
    ],
  },
  {
    city: "amritsar",
    phone: "0183",
    reach: 5,
    stores: [
      ["ATQ01", "Lawrence Road", "62 Lawrence Road Extension", "143001", "street", "day"],
      ["ATQ02", "Ranjit Avenue", "SCO 21, B Block", "143001", "drive", "late"],
    ],
  },
  {
    city: "jalandhar",
    phone: "0181",
    reach: 5,
    stores: [["JUC01", "Model Town", "Shop 341, Mini Market", "144003", "street", "day"]],
  },
  {
    city: "dehradun",
    phone: "0135",
    reach: 5,
    stores: [
      ["DDN01", "Rajpur Road", "74 Rajpur Road", "248001", "drive", "day"],
      ["DDN02", "Clement Town", "Shop 4, Post Office Road", "248002", "counter", "split"],
    ],
  },
  {
    city: "shimla",
    phone: "0177",
    reach: 4,
    stores: [["SLV01", "Mall Road", "38 The Mall", "171001", "street", "mall"]],
  },
  {
    city: "jammu",
    phone: "0191",
    reach: 5,
    stores: [["IXJ01", "Gandhi Nagar", "Plot 33, Gole Market", "180004", "street", "day"]],
  },
  {
    city: "agra",
    phone: "0562",
    reach: 5.5,
    stores: [
      ["AGR01", "Sanjay Place", "Shop 6, Block 41", "282002", "street", "day"],
      ["AGR02", "Fatehabad Road", "18/162 Purani Mandi", "282001", "drive", "weekend"],
    ],
  },
  {
    city: "kanpur",
    phone: "0512",
    reach: 5,
    stores: [
      ["KNU01", "Swaroop Nagar", "113/81 Motijheel Crossing", "208002", "street", "day"],
      ["KNU02", "Mall Road", "16/17 The Mall", "208001", "counter", "day"],
    ],
  },
  {
    city: "varanasi",
    phone: "0542",
    reach: 5.5,
    stores: [
      ["VNS01", "Sigra", "D-58/19, Rathyatra Road", "221010", "street", "day"],
      ["VNS02", "Lanka", "B-31/32, BHU Road", "221005", "counter", "late"],
    ],
  },
  {
    city: "prayagraj",
    phone: "0532",
    reach: 5.5,
    stores: [["IXD01", "Civil Lines", "21 Sardar Patel Marg", "211001", "drive", "day"]],
  },
  {
    city: "meerut",
    phone: "0121",
    reach: 5.5,
    stores: [["MUT01", "Abu Lane", "178 Abu Lane", "250001", "street", "split"]],
  },
  {
    city: "jodhpur",
    phone: "0291",
    reach: 5.5,
    stores: [["JDH01", "Sardarpura", "Plot 9, C Road", "342003", "street", "day"]],
  },
  {
    city: "udaipur",
    phone: "0294",
    reach: 5.5,
    stores: [["UDR01", "Sukhadia Circle", "4 New Fatehpura", "313001", "drive", "day"]],
  },
  {
    city: "kota",
    phone: "0744",
    reach: 5.5,
    stores: [
      ["KTU01", "Talwandi", "Plot 12, Jawahar Nagar Road", "324005", "counter", "late"],
      ["KTU02", "Gumanpura", "Shop 27, Aerodrome Circle", "324007", "street", "day"],
    ],
  },
]

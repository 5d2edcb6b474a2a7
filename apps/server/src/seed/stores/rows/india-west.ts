import type { CityStores } from "../store-rows.ts"

export const westStores: readonly CityStores[] = [
  {
    city: "mumbai",
    areaCode: "022",
    reach: 4,
    stores: [
      ["BOM01", "Colaba", "11 Shahid Bhagat Singh Road", "400005", "street", "late"],
      ["BOM02", "Fort", "42 Veer Nariman Road", "400001", "street", "mall"],
      ["BOM03", "Lower Parel", "Third Floor, Senapati Bapat Marg", "400013", "food court", "mall"],
      ["BOM04", "Dadar", "Gokhale Road North", "400028", "street", "day"],
      ["BOM05", "Bandra West", "27 Hill Road", "400050", "flagship", "late"],
      ["BOM06", "Juhu", "Shop 4, Juhu Tara Road", "400049", "drive", "late"],
      ["BOM07", "Andheri West", "Shop 9, Veera Desai Road", "400053", "drive", "late"],
      ["BOM08", "Andheri East", "Shop 2, Mathuradas Vasanji Road", "400069", "counter", "day"],
      ["BOM09", "Goregaon", "Shop 15, SV Road", "400104", "street", "day"],
      ["BOM10", "Malad", "Shop 31, Link Road", "400064", "counter", "weekend"],
      ["BOM11", "Borivali", "Shop 6, LT Road", "400092", "street", "day"],
      ["BOM12", "Powai", "Shop 12, Central Avenue, Hiranandani", "400076", "drive", "late"],
      ["BOM13", "Chembur", "Plot 18, Central Avenue", "400071", "street", "split"],
      ["BOM14", "Ghatkopar", "Shop 8, MG Road", "400077", "counter", "day"],
      ["BOM15", "Mulund", "Shop 3, RRT Road", "400080", "street", "day"],
      ["BOM16", "Kurla", "Lower Ground Floor, LBS Marg", "400070", "mall", "mall"],
    ],
  },
  {
    city: "thane",
    areaCode: "022",
    reach: 4.5,
    stores: [
      ["THN01", "Naupada", "Shop 5, Gokhale Road", "400602", "street", "day"],
      ["THN02", "Ghodbunder Road", "Shop 14, Kasarvadavali", "400615", "drive", "day"],
      ["THN03", "Manpada", "First Floor, Eastern Express Highway", "400607", "food court", "mall"],
    ],
  },
  {
    city: "navi-mumbai",
    areaCode: "022",
    reach: 5,
    stores: [
      ["NVM01", "Vashi", "Shop 22, Sector 17", "400703", "street", "day"],
      ["NVM02", "Nerul", "Shop 4, Sector 20", "400706", "counter", "split"],
      ["NVM03", "Kharghar", "Shop 9, Sector 12", "410210", "drive", "day"],
    ],
  },
  {
    city: "kalyan",
    areaCode: "0251",
    reach: 5.5,
    stores: [
      ["KYN01", "Dombivli", "Shop 3, Phadke Road", "421201", "counter", "day"],
      ["KYN02", "Kalyan West", "Shop 17, Santoshi Mata Road", "421301", "street", "day"],
    ],
  },
  {
    city: "pune",
    areaCode: "020",
    reach: 4.5,
    stores: [
      ["PNQ01", "Koregaon Park", "Lane 6, North Main Road", "411001", "flagship", "late"],
      ["PNQ02", "Viman Nagar", "Shop 8, Datta Mandir Chowk", "411014", "drive", "late"],
      ["PNQ03", "Kothrud", "Shop 4, Paud Road", "411038", "street", "day"],
      ["PNQ04", "Baner", "Shop 11, Baner Road", "411045", "drive", "day"],
      ["PNQ05", "Hadapsar", "Shop 2, Solapur Road", "411028", "counter", "day"],
      ["PNQ06", "Deccan Gymkhana", "Plot 759, Bhandarkar Road", "411004", "street", "weekend"],
      ["PNQ07", "Kondhwa", "Shop 6, Kausar Baugh Road", "411048", "counter", "split"],
    ],
  },
  {
    city: "pimpri-chinchwad",
    areaCode: "020",
    reach: 5,
    stores: [
      ["PCM01", "Wakad", "Shop 10, Datta Mandir Road", "411057", "drive", "day"],
      ["PCM02", "Chinchwad", "Shop 5, Link Road", "411033", "street", "day"],
    ],
  },
  {
    city: "nagpur",
    areaCode: "0712",
    reach: 5.5,
    stores: [
      ["NAG01", "Dharampeth", "Plot 74, WHC Road", "440010", "street", "day"],
      ["NAG02", "Sitabuldi", "Shop 1, Variety Square", "440012", "street", "mall"],
    ],
  },
  {
    city: "nashik",
    areaCode: "0253",
    reach: 5.5,
    stores: [
      ["ISK01", "College Road", "Shop 12, Thatte Nagar Corner", "422005", "street", "day"],
      ["ISK02", "Indira Nagar", "Shop 4, Wadala Pathardi Road", "422009", "counter", "split"],
    ],
  },
  {
    city: "chhatrapati-sambhajinagar",
    areaCode: "0240",
    reach: 5.5,
    stores: [["IXU01", "Nirala Bazar", "Shop 16, Samarth Nagar Road", "431001", "street", "day"]],
  },
  {
    city: "ahmedabad",
    areaCode: "079",
    reach: 5,
    stores: [
      ["AMD01", "Navrangpura", "Shop 3, Swastik Cross Road", "380009", "flagship", "day"],
      ["AMD02", "Satellite", "Shop 7, Shivranjani Cross Road", "380015", "street", "weekend"],
      ["AMD03", "SG Highway", "Ground Floor, Rajpath Club Road", "380054", "drive", "late"],
      ["AMD04", "Maninagar", "Shop 12, Krishna Baug", "380008", "counter", "split"],
      ["AMD05", "Chandkheda", "Shop 6, New CG Road", "382424", "counter", "day"],
    ],
  },
  {
    city: "surat",
    areaCode: "0261",
    reach: 5.5,
    stores: [
      ["STV01", "Adajan", "Shop 9, Honey Park Road", "395009", "street", "day"],
      ["STV02", "Piplod", "Shop 2, Surat Dumas Road", "395007", "drive", "late"],
      ["STV03", "Ring Road", "Shop 18, near Sahara Darwaja", "395002", "counter", "day"],
    ],
  },
  {
    city: "vadodara",
    areaCode: "0265",
    reach: 5.5,
    stores: [
      ["BDQ01", "Alkapuri", "Shop 5, RC Dutt Road", "390007", "street", "day"],
      ["BDQ02", "Manjalpur", "Shop 8, Tulsidham Char Rasta", "390011", "counter", "split"],
    ],
  },
  {
    city: "rajkot",
    areaCode: "0281",
    reach: 5.5,
    stores: [
      ["RAJ01", "Kalawad Road", "Shop 11, KKV Circle", "360005", "drive", "day"],
      ["RAJ02", "Yagnik Road", "Shop 3, Dr Yagnik Road", "360001", "street", "day"],
    ],
  },
  {
    city: "indore",
    areaCode: "0731",
    reach: 5,
    stores: [
      ["IDR01", "Vijay Nagar", "Plot 12, Scheme 54", "452010", "flagship", "late"],
      ["IDR02", "Palasia", "7/1 AB Road", "452001", "street", "day"],
      ["IDR03", "Sapna Sangeeta", "Shop 4, Snehnagar Main Road", "452001", "counter", "split"],
    ],
  },
  {
    city: "bhopal",
    areaCode: "0755",
    reach: 5,
    stores: [
      ["BHO01", "MP Nagar", "Plot 118, Zone 1", "462011", "flagship", "day"],
      ["BHO02", "Arera Colony", "E-5/23, 10 Number Market", "462016", "street", "day"],
      ["BHO03", "Koh-e-Fiza", "Shop 9, BDA Complex", "462001", "counter", "weekend"],
    ],
  },
  {
    city: "gwalior",
    areaCode: "0751",
    reach: 5.5,
    stores: [["GWL01", "City Centre", "Plot 5, Patel Nagar", "474011", "street", "day"]],
  },
  {
    city: "jabalpur",
    areaCode: "0761",
    reach: 5.5,
    stores: [["JLR01", "Napier Town", "Plot 1208, Model Road", "482001", "street", "day"]],
  },
  {
    city: "raipur",
    areaCode: "0771",
    reach: 5.5,
    stores: [
      ["RPR01", "Shankar Nagar", "Shop 6, VIP Estate Road", "492007", "drive", "day"],
      ["RPR02", "Samta Colony", "Shop 2, Main Road", "492001", "counter", "day"],
    ],
  },
  {
    city: "panaji",
    areaCode: "0832",
    reach: 5.5,
    stores: [
      ["GOI01", "Miramar", "Shop 4, DB Marg", "403001", "street", "split"],
      ["GOI02", "Candolim", "Shop 11, Fort Aguada Road", "403515", "drive", "late"],
    ],
  },
]

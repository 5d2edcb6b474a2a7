import type { CityStores } from "../store-rows.ts"

export const sriLankaCityStores: readonly CityStores[] = [
  {
    city: "colombo",
    areaCode: "011",
    reach: 4,
    stores: [
      // CTY-3 sets the code of the country's default store.
      ["66769", "Union Place", "120 Union Place", "00200", "flagship", "late"],
      ["CMB02", "Kollupitiya", "254 Galle Road", "00300", "flagship", "late"],
      ["CMB03", "Bambalapitiya", "41 Station Road", "00400", "street", "day"],
      ["CMB04", "Havelock Town", "88 Havelock Road", "00500", "street", "weekend"],
      ["CMB05", "Wellawatte", "310 Galle Road", "00600", "counter", "day"],
      ["CMB06", "Cinnamon Gardens", "17 Horton Place", "00700", "drive", "day"],
      ["CMB07", "Borella", "62 Dr NM Perera Mawatha", "00800", "street", "split"],
      ["CMB08", "Fort", "8 York Street", "00100", "counter", "early"],
      ["CMB09", "Slave Island", "Level 3, Sir James Peiris Mawatha", "00200", "food court", "mall"],
      ["CMB10", "Kotahena", "145 George R de Silva Mawatha", "01300", "counter", "split"],
      ["CMB11", "Kiribathgoda", "219 Kandy Road", "11600", "drive", "day"],
      ["CMB12", "Malabe", "56 New Kandy Road", "10115", "drive", "late"],
      ["CMB13", "Wattala", "377 Negombo Road", "11300", "street", "day"],
    ],
  },
  {
    city: "dehiwala-mount-lavinia",
    areaCode: "011",
    reach: 4.5,
    stores: [
      ["DML01", "Mount Lavinia", "205 Galle Road", "10370", "street", "weekend"],
      [
        "DML02",
        "Attidiya",
        "34 Attidiya Road",
        "10350",
        "counter",
        "day",
        { offline: true, advanceOrderStore: "DML01" },
      ],
    ],
  },
  {
    city: "sri-jayawardenepura-kotte",
    areaCode: "011",
    reach: 4,
    stores: [
      ["KTE01", "Nugegoda", "97 Stanley Thilakarathne Mawatha", "10250", "street", "late"],
      ["KTE02", "Rajagiriya", "1120 Kotte Road", "10107", "drive", "day"],
      ["KTE03", "Battaramulla", "52 Pannipitiya Road", "10120", "street", "day"],
    ],
  },
  {
    city: "moratuwa",
    areaCode: "011",
    reach: 5,
    stores: [["MRT01", "Katubedda", "440 Galle Road", "10400", "counter", "split"]],
  },
  {
    city: "maharagama",
    areaCode: "011",
    reach: 5,
    stores: [
      ["MHG01", "Kottawa", "18 High Level Road", "10230", "drive", "day"],
      ["MHG02", "Navinna", "301 High Level Road", "10280", "street", "day"],
    ],
  },
  {
    city: "negombo",
    areaCode: "031",
    reach: 5,
    stores: [["NGB01", "Lewis Place", "73 Lewis Place", "11500", "drive", "late"]],
  },
  {
    city: "kandy",
    areaCode: "081",
    reach: 5,
    stores: [
      ["KDY01", "Kandy City", "14 Dalada Veediya", "20000", "flagship", "day"],
      ["KDY02", "Peradeniya", "640 Peradeniya Road", "20400", "counter", "split"],
    ],
  },
  {
    city: "galle",
    areaCode: "091",
    reach: 5.5,
    stores: [["GLE01", "Kaluwella", "27 Main Street", "80000", "street", "day"]],
  },
  {
    city: "matara",
    areaCode: "041",
    reach: 5.5,
    stores: [["MTR01", "Kotuwegoda", "9 Anagarika Dharmapala Mawatha", "81000", "street", "split"]],
  },
  {
    city: "kurunegala",
    areaCode: "037",
    reach: 5.5,
    stores: [["KUR01", "Wilgoda", "66 Colombo Road", "60000", "drive", "day"]],
  },
  {
    city: "jaffna",
    areaCode: "021",
    reach: 5.5,
    stores: [["JAF01", "Chundikuli", "112 Main Street", "40000", "street", "split"]],
  },
  {
    city: "anuradhapura",
    areaCode: "025",
    reach: 5.5,
    stores: [["ANP01", "New Town", "34 Main Street, Stage 2", "50000", "street", "day"]],
  },
  {
    city: "batticaloa",
    areaCode: "024",
    reach: 5.5,
    stores: [["BTC01", "Koddamunai", "21 Trinco Road", "30000", "counter", "split"]],
  },
  {
    city: "ratnapura",
    areaCode: "045",
    reach: 5.5,
    stores: [["RAT01", "New Town", "15 Main Street", "70000", "counter", "day"]],
  },
]

import type { PlaceRows } from "../place-rows.ts"

export const bangladeshLandmarks: PlaceRows = {
  dhaka: [
    ["Hazrat Shahjalal International Airport", 23.843, 90.398, "Dhaka Airport"],
    ["Kamalapur Railway Station", 23.732, 90.426],
    ["Bashundhara City", 23.751, 90.391],
    ["Jamuna Future Park", 23.813, 90.424],
    ["University of Dhaka", 23.734, 90.393, "Dhaka University", "DU"],
    ["BUET", 23.727, 90.393],
    ["Lalbagh Fort", 23.719, 90.388],
    ["Jatiya Sangsad Bhaban", 23.762, 90.379, "National Parliament House"],
    ["Ahsan Manzil", 23.709, 90.406],
    ["Shimanto Square", 23.738, 90.377, "Rifles Square"],
    ["North South University", 23.815, 90.425],
    ["BRAC University", 23.773, 90.425],
    ["Sadarghat", 23.705, 90.411],
    ["Hatirjheel", 23.766, 90.416],
    ["National Zoo", 23.813, 90.344, "Mirpur Zoo"],
    ["Sher-e-Bangla Stadium", 23.807, 90.363],
    ["Baitul Mukarram", 23.729, 90.413],
    ["Central Shaheed Minar", 23.727, 90.397],
    ["Square Hospital", 23.753, 90.382],
  ],
  chattogram: [
    ["Shah Amanat International Airport", 22.25, 91.813, "Chattogram Airport"],
    ["Chattogram Railway Station", 22.334, 91.828],
    ["Patenga Beach", 22.236, 91.791],
    ["Foy's Lake", 22.368, 91.796],
    ["Sanmar Ocean City", 22.361, 91.821],
  ],
  sylhet: [
    ["Shah Jalal Dargah", 24.902, 91.866],
    ["Osmani International Airport", 24.963, 91.867],
    ["SUST", 24.917, 91.832],
  ],
  "coxs-bazar": [
    ["Cox's Bazar Airport", 21.452, 91.964],
    ["Cox's Bazar Beach", 21.428, 91.97],
  ],
  savar: [
    ["National Martyrs' Memorial", 23.911, 90.255, "Jatiyo Smriti Soudho"],
    ["Jahangirnagar University", 23.882, 90.267],
  ],
  khulna: [["Khulna University", 22.802, 89.534]],
  rajshahi: [["University of Rajshahi", 24.37, 88.637]],
  mymensingh: [["Bangladesh Agricultural University", 24.725, 90.437]],
}

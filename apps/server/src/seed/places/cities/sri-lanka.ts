import type { CityRow } from "../place-rows.ts"

/**
 * The larger cities, and every city with a store: name, region, population in thousands, other names.
 */
export const sriLankaCities: readonly CityRow[] = [
  ["Colombo", "Western Province", 753, "Kolamba", "කොළඹ", "கொழும்பு"],
  ["Dehiwala-Mount Lavinia", "Western Province", 245, "Dehiwala", "Dehiwela", "Galkissa"],
  ["Moratuwa", "Western Province", 207],
  ["Sri Jayawardenepura Kotte", "Western Province", 108, "Kotte", "Sri Jayewardenepura Kotte"],
  ["Negombo", "Western Province", 142, "Meegamuwa"],
  ["Maharagama", "Western Province", 196],
  ["Kalutara", "Western Province", 40],
  ["Gampaha", "Western Province", 62],
  ["Kandy", "Central Province", 125, "Maha Nuwara", "Senkadagala", "මහනුවර", "கண்டி"],
  ["Nuwara Eliya", "Central Province", 28, "Nuwaraeliya"],
  ["Matale", "Central Province", 48],
  ["Galle", "Southern Province", 99, "Point de Galle", "ගාල්ල", "காலி"],
  ["Matara", "Southern Province", 83],
  ["Hambantota", "Southern Province", 23],
  ["Jaffna", "Northern Province", 88, "Yalpanam", "Yaalpaanam", "යාපනය", "யாழ்ப்பாணம்"],
  ["Vavuniya", "Northern Province", 99],
  ["Trincomalee", "Eastern Province", 99, "Trinco", "Thirukonamalai"],
  ["Batticaloa", "Eastern Province", 92, "Mattakkalappu"],
  ["Anuradhapura", "North Central Province", 63],
  ["Polonnaruwa", "North Central Province", 16],
  ["Kurunegala", "North Western Province", 31],
  ["Chilaw", "North Western Province", 24, "Halawatha"],
  ["Puttalam", "North Western Province", 45],
  ["Ratnapura", "Sabaragamuwa Province", 52],
  ["Kegalle", "Sabaragamuwa Province", 17],
  ["Badulla", "Uva Province", 43],
]

import type { CityRow } from "../place-rows.ts"

/**
 * The larger cities, and every city with a store: name, region, population in thousands, other names.
 */
export const bangladeshCities: readonly CityRow[] = [
  ["Dhaka", "Dhaka Division", 10278, "Dacca", "ঢাকা"],
  ["Chattogram", "Chattogram Division", 3227, "Chittagong", "চট্টগ্রাম"],
  ["Gazipur", "Dhaka Division", 2675],
  ["Narayanganj", "Dhaka Division", 967],
  ["Khulna", "Khulna Division", 718, "খুলনা"],
  ["Rajshahi", "Rajshahi Division", 553],
  ["Sylhet", "Sylhet Division", 532, "সিলেট"],
  ["Mymensingh", "Mymensingh Division", 577, "Momenshahi"],
  ["Rangpur", "Rangpur Division", 708],
  ["Barishal", "Barishal Division", 419, "Barisal"],
  ["Cumilla", "Chattogram Division", 440, "Comilla"],
  ["Bogura", "Rajshahi Division", 410, "Bogra"],
  ["Cox's Bazar", "Chattogram Division", 196, "Coxs Bazar"],
  ["Jashore", "Khulna Division", 209, "Jessore"],
  ["Savar", "Dhaka Division", 296],
  ["Tangail", "Dhaka Division", 167],
  ["Narsingdi", "Dhaka Division", 146],
  ["Faridpur", "Dhaka Division", 122],
  ["Dinajpur", "Rangpur Division", 186],
  ["Pabna", "Rajshahi Division", 145],
  ["Kushtia", "Khulna Division", 118],
  ["Feni", "Chattogram Division", 157],
  ["Brahmanbaria", "Chattogram Division", 172],
  ["Noakhali", "Chattogram Division", 132, "Maijdee", "Maijdi"],
]

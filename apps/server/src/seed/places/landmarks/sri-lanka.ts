import type { PlaceRows } from "../place-rows.ts"

export const sriLankaLandmarks: PlaceRows = {
  colombo: [
    ["Galle Face Green", 6.925, 79.844],
    ["One Galle Face", 6.927, 79.844],
    ["Colombo City Centre", 6.918, 79.855, "CCC"],
    ["Colombo Fort Station", 6.934, 79.85],
    ["Lotus Tower", 6.927, 79.858],
    ["University of Colombo", 6.902, 79.86],
    ["Majestic City", 6.894, 79.855],
    ["Liberty Plaza", 6.911, 79.852],
    ["National Hospital", 6.919, 79.868],
    ["Independence Square", 6.904, 79.868],
    ["Gangaramaya Temple", 6.917, 79.856],
    ["Viharamahadevi Park", 6.913, 79.862],
    ["R Premadasa Stadium", 6.94, 79.872],
    ["Nelum Pokuna", 6.91, 79.863],
    ["Kelaniya Temple", 6.952, 79.919, "Kelaniya Raja Maha Vihara"],
  ],
  negombo: [
    ["Bandaranaike International Airport", 7.181, 79.884, "Katunayake Airport", "Colombo Airport"],
    ["Negombo Beach", 7.238, 79.839],
  ],
  "sri-jayawardenepura-kotte": [
    ["Parliament of Sri Lanka", 6.887, 79.919],
    ["University of Sri Jayewardenepura", 6.853, 79.904],
  ],
  "dehiwala-mount-lavinia": [
    ["Dehiwala Zoo", 6.857, 79.874, "National Zoological Gardens"],
    ["Mount Lavinia Beach", 6.833, 79.863],
  ],
  moratuwa: [["University of Moratuwa", 6.796, 79.901]],
  kandy: [
    ["Temple of the Tooth", 7.294, 80.641, "Sri Dalada Maligawa"],
    ["Kandy City Centre", 7.292, 80.637, "KCC"],
    ["University of Peradeniya", 7.254, 80.597],
    ["Royal Botanical Gardens", 7.268, 80.597],
  ],
  galle: [
    ["Galle Lighthouse", 6.024, 80.219],
    ["Galle International Stadium", 6.031, 80.215],
  ],
  jaffna: [
    ["Jaffna Fort", 9.662, 80.008],
    ["Nallur Kandaswamy Temple", 9.675, 80.029],
    ["Jaffna Public Library", 9.662, 80.012],
  ],
  anuradhapura: [["Ruwanwelisaya", 8.35, 80.396]],
}

export const spinTheWheel = "Spin the wheel"
export const oneSpinADay = "One spin a day. Every spin wins."

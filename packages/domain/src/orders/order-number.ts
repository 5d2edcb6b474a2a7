import { countryCodes } from "../countries/countries.ts"

/** An order number: the country and eight letters or digits, without those that sound or look alike. */
export const orderNumberPattern = new RegExp(`^(${countryCodes.join("|")})[0-9A-HJKMNP-TV-Z]{8}$`)

export { connectPlaces } from "./connect-places.ts"
export { createPlaces } from "./create-places.ts"

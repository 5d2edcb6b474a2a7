export { createPlaces } from "./create-places.ts"

export type { NearestPlace } from "./create-gazetteer.ts"
export { createPlaces, type Localities, type Places } from "./create-places.ts"

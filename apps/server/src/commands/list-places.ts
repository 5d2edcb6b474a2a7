import { seedPlaces } from "../seed/places/seed-places.ts"

/** Run by the build: every place we know, as JSON. The stand-in for the maps service is given it. */
process.stdout.write(`${JSON.stringify(seedPlaces())}\n`)

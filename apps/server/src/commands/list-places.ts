import { seedPlaces } from "../seed/places/seed-places.ts"

/** Run by the build: prints every seeded place as JSON, for the stand-in of the maps service. */
process.stdout.write(`${JSON.stringify(seedPlaces())}\n`)

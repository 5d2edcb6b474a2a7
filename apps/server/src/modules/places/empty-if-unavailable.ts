import { MapsUnavailableError } from "./maps-service.ts"

/** Returns what the service found, or nothing when it is unavailable, so that our own gazetteer is used instead. */
export async function emptyIfUnavailable<Found>(request: Promise<Found[]>): Promise<Found[]> {
  try {
    return await request
  } catch (error) {
    if (error instanceof MapsUnavailableError) return []
    throw error
  }
}

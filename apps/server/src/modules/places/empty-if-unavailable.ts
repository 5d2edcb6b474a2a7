import { MapsUnavailableError } from "./maps-service.ts"

/** What the service found; nothing where it is away, so that our own gazetteer takes over and nobody notices. */
export async function emptyIfUnavailable<Found>(request: Promise<Found[]>): Promise<Found[]> {
  try {
    return await request
  } catch (error) {
    if (error instanceof MapsUnavailableError) return []
    throw error
  }
}

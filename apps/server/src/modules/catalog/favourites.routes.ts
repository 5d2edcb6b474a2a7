import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { addFavourite } from "./add-favourite.ts"
import { deleteFavourite, listFavourites } from "./favourites.store.ts"

/** Favourites belong to the session's user id, so a guest can read them as long as the guest session lasts. */
export function favouritesRoutes({ route, db, clock }: Pick<Platform, "route" | "db" | "clock">): void {
  route("GET /customer-service/ve1/user/favourites/products", ({ session, country }) =>
    respond(db, session.userId, country),
  )
  route("POST /customer-service/ve1/user/favourites/products", async ({ tx, session, country, body }) => {
    await addFavourite(tx, session.userId, country, body.productId, clock.now())
    return respond(tx, session.userId, country)
  })
  route("DELETE /customer-service/ve1/user/favourites/products", async ({ tx, session, country, query }) => {
    await deleteFavourite(tx, session.userId, country, query.productId)
    return respond(tx, session.userId, country)
  })
}

async function respond(db: Queryable, userId: string, country: CountryCode) {
  return { productIds: await listFavourites(db, userId, country) }
}

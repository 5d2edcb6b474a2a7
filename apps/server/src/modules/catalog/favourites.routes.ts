import type { Platform } from "../../platform/platform.ts"
import { addFavourite } from "./add-favourite.ts"
import { listFavourites } from "./favourites.store.ts"
import { removeFavourite } from "./remove-favourite.ts"

/** Favourites belong to the session's user id, so a guest can read them as long as the guest session lasts. */
export function favouritesRoutes({ route, db, clock }: Pick<Platform, "route" | "db" | "clock">): void {
  route("GET /customer-service/ve1/user/favourites/products", async ({ session, country }) => ({
    productIds: await listFavourites(db, session.userId, country),
  }))
  route("POST /customer-service/ve1/user/favourites/products", async ({ tx, session, country, body }) => ({
    productIds: await addFavourite(tx, session.userId, country, body.productId, clock.now()),
  }))
  route("DELETE /customer-service/ve1/user/favourites/products", async ({ tx, session, country, query }) => ({
    productIds: await removeFavourite(tx, session.userId, country, query.productId),
  }))
}

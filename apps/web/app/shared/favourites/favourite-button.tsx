import * as favouriteTexts from "@hearth/texts/menu/favourites.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { HeartIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useFavourites } from "./favourites.store.ts"
import { toggleFavourite } from "./favourites-sync.ts"
import styles from "./favourite-button.module.css"
import { requestSignIn } from "../../client/session/pending-sign-in.ts"

/**
 * CAT-5: a heart that is filled if the product is a favourite. A guest is asked to sign in; the favourite is stored
 * meanwhile.
 */
export function FavouriteButton({ id, name, className }: { id: string; name: string; className?: string }) {
  const isFavourite = useFavourites().includes(id)
  return (
    <IconButton
      label={favouriteTexts.favouriteProduct(name)}
      aria-pressed={isFavourite}
      icon={<HeartIcon size={22} filled={isFavourite} />}
      className={classNames(styles.heart, className)}
      onClick={() => {
        toggleFavourite(id)
        if (!isFavourite) requestSignIn()
      }}
    />
  )
}

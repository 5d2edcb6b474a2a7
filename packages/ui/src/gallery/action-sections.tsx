import type { ComponentType } from "react"
import { Button, ButtonLink } from "../button/button.tsx"
import { IconButton } from "../button/icon-button.tsx"
import type { IconProps } from "../icon/icon.tsx"
import {
  BagIcon,
  BarsIcon,
  ChevronIcon,
  ChilliIcon,
  CloseIcon,
  FlameIcon,
  HomeIcon,
  OfflineIcon,
  PinIcon,
  PizzaIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
  TagIcon,
} from "../icon/icons.tsx"
import * as placeIcons from "../icon/place-icons.tsx"
import * as toolIcons from "../icon/tool-icons.tsx"
import { Logo, LogoMark } from "../logo/logo.tsx"
import { type GallerySection, GalleryRow } from "./gallery-section.tsx"
import styles from "./gallery.module.css"

/**
 * The icons that every visit loads first. Imported one by one: `import *` would add an object with all exports of the
 * module to the JavaScript of the first route.
 */
export const firstRouteIcons = {
  BagIcon,
  BarsIcon,
  ChevronIcon,
  ChilliIcon,
  CloseIcon,
  FlameIcon,
  HomeIcon,
  OfflineIcon,
  PinIcon,
  PizzaIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
  TagIcon,
}

// Sorted, because tools differ in the order of a module's exports, and the server's page must match the browser's.
const allIcons = (
  [...Object.entries(firstRouteIcons), ...Object.entries(placeIcons), ...Object.entries(toolIcons)] as [
    string,
    ComponentType<IconProps>,
  ][]
).sort(([a], [b]) => (a < b ? -1 : 1))

export const actionSections: readonly GallerySection[] = [
  {
    id: "logo",
    title: "Logo",
    content: (
      <>
        <GalleryRow caption="Large, usual, mark alone">
          <Logo size={56} />
          <Logo />
          <LogoMark size={44} />
        </GalleryRow>
      </>
    ),
  },
  {
    id: "type",
    title: "Type and colour",
    content: (
      <>
        <h1>Wood-fire taste, at your door</h1>
        <h2>Smoky, slow and made for two</h2>
        <h3>Farmhouse, hand-tossed, medium</h3>
        <p>
          Base text of 13 px. <a href="#type">A link inside it.</a> বাংলা পিৎজা · සිංහල පීසා · தமிழ் பீட்சா
        </p>
        <div className={styles.swatches}>
          {["ground", "surface", "sunken", "action", "accent", "success", "text", "inverse"].map((name) => (
            <span key={name} className={`${styles.swatch} ${styles[name]}`}>
              {name}
            </span>
          ))}
        </div>
      </>
    ),
  },
  {
    id: "button",
    title: "Button",
    content: (
      <>
        <GalleryRow caption="Variants">
          <Button>Add to cart</Button>
          <Button variant="secondary">Customise</Button>
          <Button variant="quiet">See all</Button>
          <Button variant="danger">Empty cart</Button>
        </GalleryRow>
        <GalleryRow caption="Sizes">
          <Button size="small">Add</Button>
          <Button>Add to cart</Button>
          <Button size="large">Order now</Button>
        </GalleryRow>
        <GalleryRow caption="Busy and not available">
          <Button busy>Placing order</Button>
          <Button variant="secondary" busy>
            Saving
          </Button>
          <Button disabled>Sold out</Button>
        </GalleryRow>
        <GalleryRow caption="Full width, with icons, as a link" stacked>
          <Button full size="large" icon={<BagIcon size={22} />} after="₹1,148">
            View cart
          </Button>
          <ButtonLink href="#button" variant="secondary" full icon={<PinIcon size={20} />}>
            Choose a place
          </ButtonLink>
        </GalleryRow>
        <GalleryRow caption="Icon buttons">
          <IconButton label="Search" icon={<SearchIcon />} />
          <IconButton label="Save to favourites" variant="soft" icon={<toolIcons.HeartIcon />} />
          <IconButton label="Add one" variant="solid" icon={<toolIcons.PlusIcon />} />
          <IconButton label="Remove" icon={<toolIcons.BinIcon />} disabled />
        </GalleryRow>
      </>
    ),
  },
  {
    id: "icon",
    title: "Icons",
    content: (
      <div className={styles.icons}>
        {allIcons.map(([name, Icon]) => (
          <Icon key={name} label={name.replace("Icon", "")} />
        ))}
        <ChevronIcon to="down" label="Down" />
        <toolIcons.HeartIcon filled label="Favourite" />
        <StarIcon filled label="Filled star" />
      </div>
    ),
  },
]

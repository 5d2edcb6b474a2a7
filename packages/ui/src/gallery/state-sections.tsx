import { Button } from "../button/button.tsx"
import { BoxDrawing, OfflineDrawing, OvenDrawing, PlaceDrawing, SearchDrawing } from "../empty-state/drawings.tsx"
import { BurntSliceDrawing } from "../empty-state/burnt-slice-drawing.tsx"
import { EmptyState } from "../empty-state/empty-state.tsx"
import { OfflineIcon, RefreshIcon } from "../icon/icons.tsx"
import { AlertIcon, InfoIcon } from "../icon/tool-icons.tsx"
import { Loader } from "../loader/loader.tsx"
import { Skeleton } from "../skeleton/skeleton.tsx"
import { Strip } from "../strip/strip.tsx"
import { Timeline } from "../timeline/timeline.tsx"
import { type GallerySection, GalleryRow } from "./gallery-section.tsx"
import styles from "./gallery.module.css"

export const stateSections: readonly GallerySection[] = [
  {
    id: "loader",
    title: "Loader and skeletons",
    content: (
      <>
        <GalleryRow caption="120 px, one slice a second">
          <Loader />
          <Loader label="Finding your store" showLabel />
        </GalleryRow>
        <div className={styles.skeletons}>
          <Skeleton shape="card" />
          <div className={styles.skeletonLine}>
            <Skeleton shape="circle" />
            <div>
              <Skeleton shape="title" />
              <Skeleton lines={2} className={styles.gapAbove} />
            </div>
          </div>
          <Skeleton shape="button" />
        </div>
      </>
    ),
  },
  {
    id: "strip",
    title: "Strip",
    content: (
      <div className={styles.strips}>
        <Strip tone="dark" icon={<OfflineIcon size={20} />}>
          Internet connection Lost
        </Strip>
        <Strip tone="warning" icon={<AlertIcon size={20} />}>
          There seems to be network issue. Retrying ....
        </Strip>
        <Strip
          icon={<InfoIcon size={20} />}
          action={
            <Button size="small" variant="secondary">
              How to allow them
            </Button>
          }
          onClose={() => undefined}
        >
          Cookies are switched off in this browser.
        </Strip>
      </div>
    ),
  },
  {
    id: "timeline",
    title: "Timeline",
    content: (
      <>
        <GalleryRow caption="in progress" stacked>
          <Timeline
            steps={[
              { label: "Order placed", state: "done", time: "7:02 pm" },
              { label: "In the oven", state: "current", time: "7:09 pm" },
              { label: "Delivered", state: "upcoming", time: undefined },
            ]}
          />
        </GalleryRow>
        <GalleryRow caption="cancelled" stacked>
          <Timeline
            steps={[
              { label: "Order placed", state: "done", time: "7:02 pm" },
              { label: "Cancelled", state: "cancelled", time: "7:04 pm" },
            ]}
          />
        </GalleryRow>
      </>
    ),
  },
  {
    id: "empty",
    title: "Empty and error states",
    content: (
      <div className={styles.empties}>
        <EmptyState
          level={3}
          drawing={<BurntSliceDrawing />}
          title="Something went wrong!"
          action={<Button icon={<RefreshIcon size={20} />}>Refresh</Button>}
        >
          Please try again.
        </EmptyState>
        <EmptyState
          level={3}
          drawing={<BoxDrawing />}
          title="Your cart is hungry"
          action={<Button>See the menu</Button>}
        >
          Nothing in it yet. The oven is hot.
        </EmptyState>
        <EmptyState level={3} drawing={<OvenDrawing />} title="We are lighting the oven">
          This part of the app opens soon.
        </EmptyState>
        <EmptyState level={3} drawing={<SearchDrawing />} title="No pizza by that name">
          Try fewer letters, or look through the menu.
        </EmptyState>
        <EmptyState level={3} drawing={<PlaceDrawing />} title="No address saved yet">
          Save home, office or anywhere else once.
        </EmptyState>
        <EmptyState level={3} drawing={<OfflineDrawing />} title="You are offline">
          What you have seen already is still here.
        </EmptyState>
      </div>
    ),
  },
]

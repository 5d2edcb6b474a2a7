import { useQuery } from "@hearth/browser/use-query.ts"
import type { Result } from "@hearth/browser/result.ts"
import * as photoTexts from "@hearth/texts/feedback/photo-picker.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { ChevronIcon, RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback, useState } from "react"
import { fetchCasePhoto } from "../cases.api.ts"
import styles from "./photo-gallery.module.css"
import { toDataUrl } from "./decode-photo.ts"

interface CasePhotosProps {
  caseId: string
  photos: readonly string[]
}

/** FBK-3: the photos of a case. A press enlarges one. */
export function CasePhotos({ caseId, photos }: CasePhotosProps) {
  const [shownIndex, setShownIndex] = useState<number>()
  const [load] = useState(() => createPhotoLoader(caseId))
  const total = photos.length
  const shownId = shownIndex === undefined ? undefined : photos[shownIndex]
  return (
    <>
      <ul className={styles.list}>
        {photos.map((photoId, index) => (
          <li key={photoId}>
            <Thumbnail
              load={load}
              photoId={photoId}
              label={photoTexts.enlarge(index + 1, total)}
              onPress={() => setShownIndex(index)}
            />
          </li>
        ))}
      </ul>
      <Sheet
        open={shownId !== undefined}
        onClose={() => setShownIndex(undefined)}
        title={photoTexts.casePhoto((shownIndex ?? 0) + 1, total)}
      >
        {shownId === undefined || shownIndex === undefined ? undefined : (
          <>
            <LargePhoto load={load} photoId={shownId} alt={photoTexts.enlargedPhoto(shownIndex + 1, total)} />
            {total > 1 ? (
              <div className={styles.pager}>
                <IconButton
                  label={photoTexts.previous}
                  icon={<ChevronIcon size={22} to="left" />}
                  disabled={shownIndex === 0}
                  onClick={() => setShownIndex(shownIndex - 1)}
                />
                <IconButton
                  label={photoTexts.next}
                  icon={<ChevronIcon size={22} />}
                  disabled={shownIndex === total - 1}
                  onClick={() => setShownIndex(shownIndex + 1)}
                />
              </div>
            ) : undefined}
          </>
        )}
      </Sheet>
    </>
  )
}

type LoadPhoto = (photoId: string) => Promise<Result<string>>

/** Loads each photo once, so that enlarging one doesn't load it again. A failure can be repeated. */
function createPhotoLoader(caseId: string): LoadPhoto {
  const loaded = new Map<string, Promise<Result<string>>>()
  const load = async (photoId: string): Promise<Result<string>> => {
    const result = await fetchCasePhoto(caseId, photoId)
    if (!result.ok) {
      loaded.delete(photoId)
      return result
    }
    return { ok: true, data: await toDataUrl(new Blob([result.data], { type: "image/webp" })) }
  }
  return (photoId) => {
    const loading = loaded.get(photoId) ?? load(photoId)
    loaded.set(photoId, loading)
    return loading
  }
}

function usePhoto(load: LoadPhoto, photoId: string) {
  return useQuery(useCallback(() => load(photoId), [load, photoId]))
}

interface ThumbnailProps {
  load: LoadPhoto
  photoId: string
  label: string
  onPress: () => void
}

function Thumbnail({ load, photoId, label, onPress }: ThumbnailProps) {
  const query = usePhoto(load, photoId)
  if (query.state === "loading") return <Skeleton shape="card" className={styles.thumbnail} />
  if (query.state === "failed")
    return (
      <button type="button" className={styles.failed} onClick={query.retry}>
        <RefreshIcon size={18} />
        {photoTexts.photoNotLoaded}
      </button>
    )
  return (
    <button type="button" className={styles.enlarge} aria-label={label} onClick={onPress}>
      <img src={query.value} alt="" className={styles.thumbnail} />
    </button>
  )
}

function LargePhoto({ load, photoId, alt }: { load: LoadPhoto; photoId: string; alt: string }) {
  const query = usePhoto(load, photoId)
  if (query.state === "loading") return <Skeleton shape="card" className={styles.large} />
  if (query.state === "failed")
    return (
      <Button variant="secondary" onClick={query.retry}>
        {photoTexts.photoNotLoaded}
      </Button>
    )
  return <img src={query.value} alt={alt} className={styles.large} />
}

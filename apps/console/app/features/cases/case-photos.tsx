import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as photoTexts from "@hearth/texts/feedback/photo-picker.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { type KeyboardEvent, useState } from "react"
import styles from "./case-photos.module.css"

const photoUrl = (caseId: string, photoId: string) => `/api/store-ops/ve1/cases/${caseId}/photos/${photoId}`

/** The customer's photos, small. A press enlarges one; the arrow keys then show the others. */
export function CasePhotos({ caseId, photos }: { caseId: string; photos: readonly string[] }) {
  const [enlargedIndex, setEnlargedIndex] = useState<number>()
  if (photos.length === 0) return undefined
  return (
    <>
      <ul className={styles.photos} aria-label={photoTexts.photos}>
        {photos.map((photoId, index) => (
          <li key={photoId}>
            <button
              type="button"
              className={styles.small}
              aria-label={photoTexts.enlarge(index + 1, photos.length)}
              onClick={() => setEnlargedIndex(index)}
            >
              <Photo url={photoUrl(caseId, photoId)} name="" />
            </button>
          </li>
        ))}
      </ul>
      {enlargedIndex === undefined ? undefined : (
        <LargePhotos
          urls={photos.map((photoId) => photoUrl(caseId, photoId))}
          index={enlargedIndex}
          onSelect={setEnlargedIndex}
          onClose={() => setEnlargedIndex(undefined)}
        />
      )}
    </>
  )
}

interface LargePhotosProps {
  urls: readonly string[]
  index: number
  onSelect: (index: number) => void
  onClose: () => void
}

function LargePhotos({ urls, index, onSelect, onClose }: LargePhotosProps) {
  const select = (next: number) => {
    if (next >= 0 && next < urls.length) onSelect(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") select(index - 1)
    if (event.key === "ArrowRight") select(index + 1)
  }
  return (
    <Sheet open onClose={onClose} title={photoTexts.casePhoto(index + 1, urls.length)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys repeat the two buttons in it */}
      <div className={styles.large} onKeyDown={handleKey}>
        <Photo key={urls[index]} url={urls[index] ?? ""} name={photoTexts.enlargedPhoto(index + 1, urls.length)} />
        {urls.length > 1 ? (
          <div className={styles.turn}>
            <IconButton
              variant="soft"
              label={photoTexts.previous}
              icon={<ChevronIcon to="left" size={22} />}
              aria-disabled={index === 0}
              onClick={() => select(index - 1)}
            />
            <IconButton
              variant="soft"
              label={photoTexts.next}
              icon={<ChevronIcon size={22} />}
              aria-disabled={index === urls.length - 1}
              data-first-focus
              onClick={() => select(index + 1)}
            />
          </div>
        ) : undefined}
      </div>
    </Sheet>
  )
}

function Photo({ url, name }: { url: string; name: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <span className={styles.missing}>{casesTexts.photoMissing}</span>
  return <img src={url} alt={name} decoding="async" onError={() => setMissing(true)} />
}

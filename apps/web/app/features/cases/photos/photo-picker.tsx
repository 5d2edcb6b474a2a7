import * as labels from "@hearth/texts/feedback/photo-picker.ts"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { type ChangeEvent, type ReactNode, useId, useRef } from "react"
import { CameraIcon, PictureIcon } from "./photo-icons.tsx"
import { MAX_PHOTOS, type PhotoError } from "./photo-list.ts"
import { MAX_INPUT_MEGABYTES } from "./prepare-photo.ts"
import styles from "./photo-picker.module.css"
import type { Photos } from "./use-photos.ts"

interface PhotoPickerProps {
  photos: Photos
  /** Under the heading, such as why a photo helps. */
  hint?: string
  /** Without its own heading, as in the reply box. */
  compact?: boolean
}

/** FBK-2: takes or chooses photos, with a preview of each. */
export function PhotoPicker({ photos: { photos, errors, add, remove }, hint, compact }: PhotoPickerProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const isFull = photos.length >= MAX_PHOTOS
  const removeAt = (photoId: string) => {
    remove(photoId)
    // The pressed button is gone; the next one that remains gets the focus.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>("button, input")?.focus())
  }
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={hint ? `${id}h` : undefined}>
      <legend className={compact ? "sr-only" : styles.legend}>{labels.photos}</legend>
      {hint ? (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      ) : undefined}
      {photos.length > 0 ? (
        <ul className={styles.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              {photo.state === "ready" ? (
                <img src={photo.preview} alt={labels.photoAlt(index + 1)} className={styles.preview} />
              ) : (
                <>
                  <Skeleton shape="card" className={styles.preview} />
                  <span className="sr-only">{labels.preparing}</span>
                </>
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={labels.removePhoto(index + 1)}
                title={labels.removePhoto(index + 1)}
                onClick={() => removeAt(photo.id)}
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : undefined}
      <div className={styles.buttons}>
        <FileButton label={labels.takePhoto} icon={<CameraIcon size={20} />} onFiles={add} isOff={isFull} capture />
        <FileButton label={labels.choosePhotos} icon={<PictureIcon size={20} />} onFiles={add} isOff={isFull} />
        <output className={styles.count}>
          {compact && photos.length === 0 ? "" : labels.photoCount(photos.length, MAX_PHOTOS)}
        </output>
      </div>
      <div role="alert" className={styles.errors}>
        {errors.map((error) => (
          <p key={JSON.stringify(error)}>
            <AlertIcon size={16} />
            {describeError(error)}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

function describeError(error: PhotoError): string {
  if (error.reason === "too many") return labels.tooMany(MAX_PHOTOS)
  const name = error.name === "" ? labels.noName : error.name
  if (error.reason === "too large") return labels.tooLarge(name, MAX_INPUT_MEGABYTES)
  if (error.reason === "heic") return labels.heic(name)
  return error.reason === "wrong type" ? labels.wrongType(name) : labels.unreadable(name)
}

interface FileButtonProps {
  label: string
  icon: ReactNode
  onFiles: (files: readonly File[]) => void
  isOff: boolean
  /** Opens the camera. Shown on devices with a touch screen only: other browsers ignore it. */
  capture?: boolean
}

/** A native file field with the look of a button, so that keyboard and screen readers work as usual. */
function FileButton({ label, icon, onFiles, isOff, capture = false }: FileButtonProps) {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same file can be chosen again after it was removed.
    currentTarget.value = ""
    if (files.length > 0) onFiles(files)
  }
  return (
    <label
      className={classNames(
        buttonClass({ variant: "secondary", size: "small" }),
        styles.fileButton,
        capture && styles.camera,
        isOff && styles.off,
      )}
    >
      <input
        type="file"
        accept="image/*"
        className={styles.file}
        multiple={!capture}
        capture={capture ? "environment" : undefined}
        disabled={isOff}
        onChange={handleChange}
      />
      {icon}
      <span>{label}</span>
    </label>
  )
}

import { useEffect, useMemo, useRef, useState } from "react"
import { decodePhoto, toDataUrl } from "./decode-photo.ts"
import { preparePhoto } from "./prepare-photo.ts"
import {
  noPhotos,
  type PhotoList,
  readyPhotos,
  type ReadyPhoto,
  withFailedPhoto,
  withNewPhotos,
  withoutPhoto,
  withReadyPhoto,
} from "./photo-list.ts"

export interface Photos extends PhotoList {
  ready: ReadyPhoto[]
  isPreparing: boolean
  add: (files: readonly File[]) => void
  remove: (id: string) => void
  clear: () => void
}

/** The photos that the customer adds to a complaint or a message. One is prepared at a time, to spare memory. */
export function usePhotos(initial: readonly ReadyPhoto[] = []): Photos {
  const [list, setList] = useState<PhotoList>({ ...noPhotos, photos: initial })
  const current = useRef(list)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  // Several files can be added before the next render.
  const update = (next: PhotoList) => {
    current.current = next
    setList(next)
  }
  const prepare = async (id: string, file: File) => {
    const isWanted = () => isMounted.current && current.current.photos.some((photo) => photo.id === id)
    if (!isWanted()) return
    const result = await preparePhoto(file, decodePhoto)
    const preview = result.ok ? await toDataUrl(result.photo.preview) : ""
    if (!isWanted()) return
    update(
      result.ok
        ? withReadyPhoto(current.current, { id, state: "ready", blob: result.photo.blob, preview })
        : withFailedPhoto(current.current, id, result.problem),
    )
  }
  return {
    ...list,
    ready: useMemo(() => readyPhotos(list), [list]),
    isPreparing: list.photos.some(({ state }) => state === "preparing"),
    add(files) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }))
      const { list: next, accepted } = withNewPhotos(
        current.current,
        added.map(({ id }) => id),
      )
      update(next)
      for (const { id, file } of added)
        if (accepted.includes(id)) queue.current = queue.current.then(() => prepare(id, file))
    },
    remove: (id) => update(withoutPhoto(current.current, id)),
    clear: () => update(noPhotos),
  }
}

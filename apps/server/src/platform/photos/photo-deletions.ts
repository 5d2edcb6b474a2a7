import { sql } from "kysely"
import type { Queryable } from "../database/database.ts"
import type { Platform } from "../platform.ts"

const BATCH_SIZE = 100

interface RequestedDeletion {
  ownerId: string
  /** If it is missing, every photo of the owner is deleted. */
  photoId?: string | null
}

/** Has photos deleted once the transaction has committed, also if the process dies or the storage is down then. */
export async function requestPhotoDeletion(db: Queryable, deletions: readonly RequestedDeletion[]): Promise<void> {
  if (deletions.length === 0) return
  const rows = deletions.map(({ ownerId, photoId = null }) => sql`(${ownerId}::uuid, ${photoId}::uuid)`)
  await sql`insert into platform.photo_deletion (owner_id, photo_id) values ${sql.join(rows)}`.execute(db)
}

/** Deletes the files that were requested to be deleted. Deleting a file twice has no effect. */
export async function deleteRequestedPhotos({ db, photos }: Pick<Platform, "db" | "photos">): Promise<void> {
  for (;;) {
    const { rows } = await sql<RequestedDeletion & { id: number }>`
      select id, owner_id as "ownerId", photo_id as "photoId" from platform.photo_deletion
      order by id limit ${BATCH_SIZE}`.execute(db)
    if (rows.length === 0) return
    for (const { id, ownerId, photoId } of rows) {
      await (photoId ? photos.delete({ ownerId, photoId }) : photos.deleteAllOf(ownerId))
      await sql`delete from platform.photo_deletion where id = ${id}`.execute(db)
    }
  }
}

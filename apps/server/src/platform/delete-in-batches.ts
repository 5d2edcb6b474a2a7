/**
 * Deletes rows in batches until none are left, so that no other transaction has to wait for long. `deleteBatch` deletes
 * at most `batchSize` rows and returns how many it deleted. Returns how many rows were deleted in total.
 */
export async function deleteInBatches(
  batchSize: number,
  deleteBatch: (batchSize: number) => Promise<number>,
): Promise<number> {
  let totalCount = 0
  for (;;) {
    const count = await deleteBatch(batchSize)
    totalCount += count
    if (count < batchSize) return totalCount
  }
}

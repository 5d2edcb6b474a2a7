interface Lanes<Item, Lane> {
  laneOf(item: Item): Lane
  /** How many items of one lane are processed concurrently. */
  perLane: number
  work(item: Item): Promise<void>
  /** Called for each failed item; the other items continue. */
  onError(error: unknown, item: Item): void
}

/** Processes items in parallel lanes: a lane whose work hangs blocks only itself. */
export async function runInLanes<Item, Lane>(items: readonly Item[], lanes: Lanes<Item, Lane>): Promise<void> {
  const { laneOf, perLane, work, onError } = lanes
  await Promise.all(
    [...Map.groupBy(items, laneOf).values()].map(async (queue) => {
      const workers = Array.from({ length: Math.min(perLane, queue.length) }, async () => {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
          await work(item).catch((error: unknown) => onError(error, item as Item))
        }
      })
      await Promise.all(workers)
    }),
  )
}

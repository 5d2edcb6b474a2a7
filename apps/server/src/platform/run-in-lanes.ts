interface Lanes<Item, Lane> {
  laneOf(item: Item): Lane
  /** How many of one lane are worked on at once. */
  perLane: number
  work(item: Item): Promise<void>
  /** One that fails keeps no other from its turn. */
  onError(error: unknown, item: Item): void
}

/** Works on items in lanes side by side: a lane whose work hangs holds up nobody but itself. */
export async function runInLanes<Item, Lane>(items: readonly Item[], lanes: Lanes<Item, Lane>): Promise<void> {
  const { laneOf, perLane, work, onError } = lanes
  await Promise.all(
    [...Map.groupBy(items, laneOf).values()].map(async (waiting) => {
      const workers = Array.from({ length: Math.min(perLane, waiting.length) }, async () => {
        for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
          await work(item).catch((error: unknown) => onError(error, item as Item))
        }
      })
      await Promise.all(workers)
    }),
  )
}

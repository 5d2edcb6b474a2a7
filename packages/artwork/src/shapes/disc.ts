import { between, type Random } from "../seed-random.ts"
import { closedPath, type Point } from "./smooth-path.ts"

/** A large circle with slow waves, as in hand-stretched dough: low frequencies are stronger than high ones. */
export function disc(random: Random, radius: number, waver: number, points = 40): string {
  const waves = [2, 3, 5, 7].map((count) => ({
    count,
    phase: random() * Math.PI * 2,
    height: ((waver * radius) / count) * between(random, 0.5, 1.5),
  }))
  const outline: Point[] = []
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * Math.PI * 2
    const reach = waves.reduce((sum, wave) => sum + Math.sin(wave.count * angle + wave.phase) * wave.height, radius)
    outline.push([Math.cos(angle) * reach, Math.sin(angle) * reach])
  }
  return closedPath(outline)
}

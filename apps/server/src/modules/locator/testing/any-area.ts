import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import fc, { type Arbitrary } from "fast-check"

const KM_PER_LATITUDE = 111.2
/** Rounded: in the three countries it is from 91 to 111. */
const KM_PER_LONGITUDE = 100

/** Evenly distributed: fast-check's own doubles cluster around zero, which is far from any store. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1_000_000_000 }).map((part) => min + (part / 1_000_000_000) * (max - min))

/** A point in the three countries or the seas between them. */
export const anyPoint: Arbitrary<Point> = fc.record({ latitude: between(6, 35), longitude: between(69, 97) })

export function movePoint({ latitude, longitude }: Point, north: number, east: number): Point {
  return { latitude: latitude + north, longitude: longitude + east }
}

/** An irregular polygon whose corners are at most 7 km from its centre. */
function areaAround(centre: Arbitrary<Point>): Arbitrary<Area> {
  return fc
    .tuple(centre, fc.array(between(0.2, 1), { minLength: 5, maxLength: 14 }), between(1, 7))
    .map(([origin, rays, km]) =>
      rays.map((ray, index) => {
        const angle = (2 * Math.PI * index) / rays.length
        return movePoint(
          origin,
          ((km * ray) / KM_PER_LATITUDE) * Math.cos(angle),
          ((km * ray) / KM_PER_LONGITUDE) * Math.sin(angle),
        )
      }),
    )
}

export const anyArea = areaAround(anyPoint)

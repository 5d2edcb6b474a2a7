export interface Point {
  latitude: number
  longitude: number
}

export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

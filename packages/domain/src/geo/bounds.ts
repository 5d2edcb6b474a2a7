export interface Bounds {
  south: number
  north: number
  west: number
  east: number
}

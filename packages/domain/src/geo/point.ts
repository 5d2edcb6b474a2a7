export interface Point {
  latitude: number
  longitude: number
}

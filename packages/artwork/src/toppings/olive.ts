import type { Topping } from "./topping.ts"

const RING = "M-12.5 0A12.5 11 0 1 1 12.5 0A12.5 11 0 1 1 -12.5 0ZM-5 0A5 4.4 0 1 0 5 0A5 4.4 0 1 0 -5 0Z"

export const olive: Topping = {
  label: "black olives",
  count: 24,
  spacing: 40,
  outerRadius: 13,
  surface: "wet",
  layer: 2,
  colour: "#35312a",
  draw: () => ({
    outline: RING,
    svg:
      `<path d="${RING}" fill="#2b2722"/><ellipse rx="10.6" ry="9.2" fill="none" stroke="#565042" stroke-width="2"/>` +
      `<ellipse rx="5.9" ry="5.2" fill="none" stroke="#7b6a4c" stroke-width="1.8"/>` +
      `<path d="M-8.6 -4.2Q-4 -9.6 4 -8.4" stroke="#fff" stroke-width="1.9" fill="none" opacity=".6" stroke-linecap="round"/>`,
  }),
}

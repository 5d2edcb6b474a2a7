import type { Picture } from "../product-picture/product-picture.tsx"

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 240'><rect width='320' height='240' fill='#f7e2bd'/>" +
  "<circle cx='160' cy='124' r='106' fill='#c9803a'/><circle cx='160' cy='120' r='104' fill='#dfa055'/>" +
  "<circle cx='160' cy='120' r='88' fill='#c8321f'/><circle cx='160' cy='120' r='84' fill='#fbd986'/>" +
  "<g fill='#b92c1c'><circle cx='126' cy='86' r='16'/><circle cx='196' cy='92' r='16'/><circle cx='150' cy='150' r='16'/>" +
  "<circle cx='206' cy='150' r='15'/><circle cx='104' cy='136' r='14'/></g>" +
  "<g fill='#2c7a43'><ellipse cx='162' cy='112' rx='16' ry='7'/><ellipse cx='180' cy='176' rx='7' ry='14'/></g></svg>"

/** A picture without a file. The suffixes that the component adds are ignored after the #. */
export const samplePicture: Picture = {
  base: `data:image/svg+xml,${encodeURIComponent(drawing)}#`,
  widths: [160, 320, 640],
  alt: "A pizza with tomato and basil",
  colour: "#f0c878",
}

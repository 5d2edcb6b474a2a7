/** The same library as ES modules, of which the bundler keeps only what is used; its types are those of the package. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet"
}

/** The library as ES modules, so that the bundler includes only what is used; with the types of the package. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet"
}

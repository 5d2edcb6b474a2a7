import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { buildHttp } from "./platform/http/build-http.ts"
import { createLog, nullDestination } from "./platform/log/create-log.ts"
import { readSettings, OperatorError, settingsTable } from "./settings.ts"

const newDataDir = () => mkdtempSync(join(tmpdir(), "hearth-settings-"))
const readWith = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: newDataDir(), ...env })

test("every setting has a default or is optional", () => {
  const settings = readWith()
  expect(settings).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    country: "IN",
    environment: "local",
    featuresOff: [],
  })
  expect(settings.databaseUrl).toBeUndefined()
  expect(settings.picturesDir).toBe(join(settings.dataDir, "pictures"))
})

test("[CTY-1c] reads the country from COUNTRY by any of its names, by default India", () => {
  expect(readWith({ COUNTRY: "srilanka" }).country).toBe("LK")
  expect(readWith({ COUNTRY: "BANGLA" }).country).toBe("BD")
  expect(readWith({ COUNTRY: "" }).country).toBe("IN")
})

test("[CTY-4b] refuses an unknown environment with a sentence that names the setting", () => {
  expect(() => readWith({ ENVIRONMENT: "moon" })).toThrow(OperatorError)
  expect(() => readWith({ ENVIRONMENT: "moon" })).toThrow(
    /^The setting ENVIRONMENT is "moon", which is none of .*local\.$/,
  )
  expect(readWith({ ENVIRONMENT: "stage1" }).environment).toBe("stage1")
})

test.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_POOL", "1"],
  ["COUNTRY", "Atlantis"],
  ["SECRET", "short"],
  ["FEATURES_OFF", "teleport"],
  ["FEATURES_OFF", "wallet@MOON"],
  ["EMBEDDED_DATABASE_IN_PRODUCTION", "perhaps"],
  ["METRICS_TOKEN", "short"],
  ["LOG_LEVEL", "loud"],
  ["FIRST_MANAGER", "asha"],
  ["FIRST_MANAGER", "Asha Rao:a long password"],
  ["FIRST_MANAGER", "asha:short"],
  ["MAP_TILES_ATTRIBUTION", "© <b>Somebody</b>"],
  ["MAP_TILES_ATTRIBUTION", '<a href="javascript:alert(1)">Somebody</a>'],
  ["MAPS_URL", "maps.example"],
  ["MAPS_URL", "http://maps.example"],
  ["MAPS_URL", "http://localhost.example"],
  ["PUBLIC_ORIGIN", "ftp://hearth.example"],
  ["FILES_URL", "http://files.example"],
  ["FILES_URL", "https://files.example/?a=b"],
  ["FILES_BUCKET", "My Photos"],
  ["FILES_REGION", "Mumbai!"],
  ...["banana", "1", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.0/8/8", "::1/129", "10.0.0.1,", "loopback,proxy.example"].map(
    (value) => ["TRUST_PROXY", value],
  ),
])("refuses %s=%s in one sentence that names the setting", (name, value) => {
  const sentence = new RegExp(`^The setting ${name} [^\n]+\\.$`)
  expect(() => readWith({ [name]: value })).toThrow(sentence)
})

test("[CTY-5d] reads the features that are switched off, everywhere or in one country", () => {
  expect(readWith({ FEATURES_OFF: "wallet@bd, offers" }).featuresOff).toEqual([
    { feature: "wallet", country: "BD" },
    { feature: "offers", country: undefined },
  ])
})

test("[TRK-4f] reads the first manager; in production only with a password of at least 12 characters", () => {
  expect(readWith({ FIRST_MANAGER: "asha:a pass:word" }).firstManager).toEqual({
    login: "asha",
    password: "a pass:word",
  })
  expect(readWith().firstManager).toBeUndefined()
  const production = { ENVIRONMENT: "production", SECRET: "x".repeat(32), PUBLIC_ORIGIN: "https://hearth.example" }
  expect(() => readWith({ ...production, FIRST_MANAGER: "asha:eleven char" })).toThrow(
    /^The setting FIRST_MANAGER [^\n]+\.$/,
  )
  expect(readWith({ ...production, FIRST_MANAGER: "asha:twelve chars" }).firstManager?.login).toBe("asha")
})

test("creates a signing secret once and stores it readable only by its owner", () => {
  const dataDir = newDataDir()
  const { secret } = readSettings({ DATA_DIR: dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readSettings({ DATA_DIR: dataDir }).secret).toBe(secret)
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(["secret"])
})

test.each([
  ["an empty file", ""],
  ["a file that was cut off", "s".repeat(31)],
])("refuses %s as the stored signing secret", (_, content) => {
  const dataDir = newDataDir()
  writeFileSync(join(dataDir, "secret"), content)
  expect(() => readSettings({ DATA_DIR: dataDir })).toThrow(OperatorError)
})

test("requires the secret and the public origin in production", () => {
  const PUBLIC_ORIGIN = "https://hearth.example"
  const SECRET = "0123456789abcdef0123456789abcdef"
  expect(() => readWith({ ENVIRONMENT: "production", PUBLIC_ORIGIN })).toThrow(/^The setting SECRET [^\n]+\.$/)
  expect(() => readWith({ ENVIRONMENT: "production", SECRET })).toThrow(/^The setting PUBLIC_ORIGIN [^\n]+\.$/)
  expect(() => readWith({ ENVIRONMENT: "production", SECRET, PUBLIC_ORIGIN: "http://hearth.example" })).toThrow(
    "The setting PUBLIC_ORIGIN must begin with https:// in production.",
  )
  const productionSettings = readWith({ ENVIRONMENT: "production", SECRET, PUBLIC_ORIGIN })
  expect(productionSettings).toMatchObject({ secret: SECRET, publicOrigin: PUBLIC_ORIGIN })
})

test("requires the maps service's address and key together", () => {
  const [MAPS_URL, MAPS_KEY] = ["https://maps.example", "key"]
  expect(readWith()).toMatchObject({ mapsUrl: undefined, mapsKey: undefined })
  expect(readWith({ MAPS_URL, MAPS_KEY })).toMatchObject({ mapsUrl: MAPS_URL, mapsKey: MAPS_KEY })
  expect(readWith({ MAPS_URL: "http://127.0.0.1:4000", MAPS_KEY }).mapsUrl).toBe("http://127.0.0.1:4000")
  expect(() => readWith({ MAPS_URL })).toThrow(/^The setting MAPS_KEY [^\n]+\.$/)
  expect(() => readWith({ MAPS_KEY })).toThrow(/^The setting MAPS_URL [^\n]+\.$/)
})

test("stores files in DATA_DIR by default, elsewhere if FILES_DIR is set, or in a bucket if all of its settings are", () => {
  const dataDir = newDataDir()
  expect(readWith({ DATA_DIR: dataDir }).files).toEqual({ directory: join(dataDir, "files"), bucket: undefined })
  expect(readWith({ FILES_DIR: "/mnt/photos" }).files.directory).toBe("/mnt/photos")
  const bucket = {
    FILES_URL: "https://files.example",
    FILES_BUCKET: "hearth-photos",
    FILES_KEY: "key",
    FILES_SECRET: "secret",
  }
  expect(readWith({ ...bucket, FILES_REGION: "ap-south-1" }).files.bucket).toEqual({
    url: "https://files.example",
    name: "hearth-photos",
    region: "ap-south-1",
    accessKey: "key",
    secretKey: "secret",
  })
  for (const name of Object.keys(bucket))
    expect(() => readWith({ ...bucket, [name]: "" })).toThrow(new RegExp(`^The setting ${name} is missing: [^\n]+\\.$`))
})

test("[SEC-8e] parses the attribution of map tiles into text and links, never markup", () => {
  const MAP_TILES_URL = "https://tiles.example/{z}/{x}/{y}.png"
  const attributionOf = (MAP_TILES_ATTRIBUTION: string) =>
    readWith({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }).mapTiles?.attribution
  expect(
    attributionOf("&copy; <a href='https://osm.example/copyright' target=_blank>Street &amp; Map</a> and friends"),
  ).toEqual([{ text: "© " }, { text: "Street & Map", href: "https://osm.example/copyright" }, { text: " and friends" }])
  expect(attributionOf("© Somebody")).toEqual([{ text: "© Somebody" }])
  expect(attributionOf("")).toEqual([])
})

test("every setting has a description", () => {
  expect(settingsTable.length).toBeGreaterThan(10)
  expect(settingsTable.filter(({ purpose }) => purpose === "")).toEqual([])
})

test.each(["127.0.0.1", "10.0.0.0/8, ::1", "fc00::/7", "loopback,linklocal,uniquelocal"])(
  "accepts TRUST_PROXY=%s, and so does the server",
  async (list) => {
    const { trustProxy } = readWith({ TRUST_PROXY: list })
    expect(trustProxy).toBe(list)
    await buildHttp({ log: createLog("silent", nullDestination), trustProxy }).close()
  },
)

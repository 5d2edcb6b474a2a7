import { Histogram, Registry } from "prom-client"
import { expect, test } from "vitest"
import { createRequestHistogram } from "./create-request-histogram.ts"

const observations = [
  ["/api/config", "GET", 200, 0.0004],
  ["/api/config", "GET", 200, 0.001],
  ["/api/config", "GET", 304, 0.25],
  ["/carts/:id", "PUT", 200, 12],
  ['/odd"name\\', "GET", 404, 0.02],
] as const

test("[SEC-11d] request durations are written in the same format as prom-client's", async () => {
  const histogram = createRequestHistogram()
  const register = new Registry()
  const referenceHistogram = new Histogram({
    name: "hearth_request_duration_seconds",
    help: "Time to answer, by route template, method and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  })
  for (const [route, method, status, seconds] of observations) {
    histogram.observe(route, method, status, seconds)
    referenceHistogram.labels(route, method, String(status)).observe(seconds)
  }
  expect(histogram.render()).toBe(await register.metrics())
})

test("[SEC-11d] the output without any observation is valid", () => {
  expect(createRequestHistogram().render()).toMatch(/^# HELP .*\n# TYPE hearth_request_duration_seconds histogram\n$/)
})

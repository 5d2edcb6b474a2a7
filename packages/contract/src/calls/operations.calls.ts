import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { successWith } from "../envelope.ts"

export const operationsCalls = [
  defineCall({
    route: "GET /health",
    summary: "Liveness: the process is running",
    group: "Operations",
    access: "anyone",
    response: successWith({}),
  }),
  defineCall({
    route: "GET /ready",
    summary: "Readiness: the database responds and the migrations have run",
    group: "Operations",
    access: "anyone",
    response: successWith({ instance: z.string() }),
    errors: ["UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /metrics",
    summary: "Metrics in Prometheus' text format",
    group: "Operations",
    access: "operator",
    response: z.string(),
    contentType: "text/plain; version=0.0.4",
  }),
  defineCall({
    route: "POST /csp-reports",
    summary: "Receives a browser's report of a content security policy violation",
    group: "Operations",
    access: "anyone",
    withoutKey: "Browsers send it automatically; a duplicate is counted twice.",
    rawBody: true,
    response: successWith({}),
    errors: ["TOO_MANY_REQUESTS", "TOO_LARGE"],
  }),
  defineCall({
    route: "GET /openapi.json",
    summary: "This API as an OpenAPI 3.1 document",
    group: "Operations",
    access: "anyone",
    response: z.string(),
    contentType: "application/json; charset=utf-8",
  }),
  defineCall({
    route: "GET /docs",
    summary: "The API reference as an HTML page",
    group: "Operations",
    access: "anyone",
    response: z.string(),
    contentType: "text/html; charset=utf-8",
  }),
] as const

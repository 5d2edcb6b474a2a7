import { z } from "zod"
import { defineCall } from "../define-call.ts"

export const operationsCalls = [
  defineCall({
    route: "GET /health",
    summary: "The process lives",
    group: "Operations",
    access: "open",
    response: z.object({ status: z.literal("success") }),
  }),
  defineCall({
    route: "GET /ready",
    summary: "The process can serve: its database answers and its migrations ran",
    group: "Operations",
    access: "open",
    response: z.object({ status: z.literal("success"), instance: z.string() }),
    errors: ["UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /metrics",
    summary: "Figures in Prometheus' text form",
    group: "Operations",
    access: "operator",
    response: z.string(),
    contentType: "text/plain; version=0.0.4",
  }),
  defineCall({
    route: "POST /csp-reports",
    summary: "A browser tells what a page's content security policy kept from happening",
    group: "Operations",
    access: "open",
    withoutKey: "A browser sends it by itself; one that comes twice is counted twice.",
    rawBody: true,
    response: z.object({ status: z.literal("success") }),
    errors: ["TOO_MANY_REQUESTS", "TOO_LARGE"],
  }),
  defineCall({
    route: "GET /openapi.json",
    summary: "This API as an OpenAPI 3.1 document",
    group: "Operations",
    access: "open",
    response: z.string(),
    contentType: "application/json; charset=utf-8",
  }),
  defineCall({
    route: "GET /docs",
    summary: "This API as a page to read",
    group: "Operations",
    access: "open",
    response: z.string(),
    contentType: "text/html; charset=utf-8",
  }),
] as const

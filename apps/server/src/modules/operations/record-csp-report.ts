import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import { maskPath } from "../../platform/http/mask-path.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { Platform } from "../../platform/platform.ts"

const MAX_BODY_LENGTH = 16 * 1024
const MAX_REPORTS_PER_MINUTE = 30
const MAX_REPORTS_PER_REQUEST = 20

const text = z.string().max(2_048).catch("")
/** The `report-uri` format: one report, with hyphens in its field names. */
const reportUriSchema = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
    },
  ])
/** The `report-to` format: a list that may contain other types of reports. */
const reportToSchema = z
  .array(
    z.object({
      type: text,
      body: z
        .object({ documentURL: text, effectiveDirective: text, blockedURL: text })
        .catch({ documentURL: "", effectiveDirective: "", blockedURL: "" }),
    }),
  )
  .max(MAX_REPORTS_PER_REQUEST)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .map(({ body }) => ({ page: body.documentURL, directive: body.effectiveDirective, blocked: body.blockedURL })),
  )
const report = z.union([reportUriSchema, reportToSchema])

const DIRECTIVE = /^[a-z-]{3,40}$/

type CspReportDeps = Pick<Platform, "db" | "clock" | "log">

/** Counts a report by directive and logs it with the page's path and the blocked origin, and nothing else. */
export async function recordCspReport(
  platform: CspReportDeps,
  request: FastifyRequest,
  body: string,
  countViolation: (directive: string) => void,
): Promise<void> {
  if (body.length > MAX_BODY_LENGTH) throw new AppError("TOO_LARGE")
  await limitNetwork(platform, request, "csp-report", MAX_REPORTS_PER_MINUTE, 60)
  for (const { page, directive, blocked } of parse(body)) {
    const [name = ""] = directive.split(" ")
    const directiveName = DIRECTIVE.test(name) ? name : "unknown"
    countViolation(directiveName)
    platform.log.warn(
      { requestId: request.id, directive: directiveName, page: pathOf(page), blocked: originOf(blocked) },
      "csp violation",
    )
  }
}

function parse(body: string): z.output<typeof report> {
  try {
    return report.parse(JSON.parse(body))
  } catch {
    throw new AppError("BAD_REQUEST", { reason: "no report" })
  }
}

function pathOf(page: string): string {
  return URL.canParse(page) ? maskPath(new URL(page).pathname) : ""
}

/** Returns the origin, or a keyword such as `inline`. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) return new URL(blocked).origin
  return /^[a-z-]{1,32}$/.test(blocked) ? blocked : ""
}

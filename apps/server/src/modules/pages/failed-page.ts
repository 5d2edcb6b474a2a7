import { NONCE_PLACEHOLDER } from "@hearth/contract/page-rendering.ts"
import * as pageHeadTexts from "@hearth/texts/shell/page-head.ts"

/**
 * The page that a visitor sees when rendering fails (SHL-3). It doesn't use the web app, which has just failed.
 */
export const failedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${pageHeadTexts.failedTitle}</title><style nonce="${NONCE_PLACEHOLDER}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fbf3e6,#16110f);color:light-dark(#1f1a17,#f9f0e5)}h1{margin:0;font:700 28px/1.2 Georgia,serif}p{margin:0}a{margin-top:12px;padding:14px 28px;border-radius:14px;background:#c8321f;color:#fff;font-weight:650;text-decoration:none}</style></head><body><h1>${pageHeadTexts.failedHeading}</h1><p>${pageHeadTexts.failedAdvice}</p><a href="">${pageHeadTexts.failedRefresh}</a></body></html>`

// Which code may import which, by patterns on resolved paths, so that the rules also cover folders added later.
// scripts/import-rules.test.mjs plants a violation of each rule and expects the check to find it.

const test = "\\.test\\.(ts|tsx|mjs)$"
const testing = "/testing/"
const publicFiles = "^apps/server/src/modules/[^/]+/(public|[^/]+\\.events)\\.ts$"

/** Files in `from` may import only our own files in `to`. A workspace's package.json limits its npm packages. */
const only = (name, comment, from, to, { fromNot = [] } = {}) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: [test, testing, ...fromNot] },
  to: { path: "^(apps|packages|scripts|bench|drills|e2e)/", pathNot: to },
})

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Files that import each other belong together, or share a part that needs its own file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "import-exists",
      comment: "The imported file or package does not exist.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "domain-imports-nothing",
      comment: "Pure rules: no dependency and no I/O, so that they run in browser and server.",
      severity: "error",
      from: { path: "^packages/domain/", pathNot: [test] },
      to: { pathNot: "^packages/domain/" },
    },
    only("contract-imports-domain-only", "The contract imports the domain only.", "^packages/contract/", [
      "^packages/(contract|domain)/",
    ]),
    only("texts-import-contract-and-domain", "Texts use codes and formats, and depend on no app.", "^packages/texts/", [
      "^packages/(texts|contract|domain)/",
    ]),
    only(
      "browser-imports-contract-only",
      "What every app in a browser shares has no business terms, no texts and no components.",
      "^packages/browser/",
      ["^packages/(browser|contract)/"],
    ),
    only("ui-imports-browser-domain-and-texts", "Every app uses the kit, so it depends on none.", "^packages/ui/", [
      "^packages/(ui|browser|domain|texts)/",
    ]),
    {
      name: "server-without-browser-code",
      comment: "The server has no browser. It loads the web app's build through its types in the contract.",
      severity: "error",
      from: { path: "^(apps/(server|partners)|packages/(domain|contract|texts|artwork))/" },
      to: { path: "^packages/browser/" },
    },
    only("artwork-imports-domain-only", "Pictures depend on recipes only.", "^packages/artwork/", [
      "^packages/(artwork|domain)/",
    ]),
    only(
      "platform-imports",
      "Every module uses the platform, so it depends on no module.",
      "^apps/server/src/platform/",
      ["^apps/server/src/(platform/|settings\\.ts$)", "^packages/(contract|domain|texts)/"],
    ),
    only(
      "module-imports",
      "A module imports platform, contract, domain, texts and seed data. app.ts composes the modules.",
      "^apps/server/src/modules/",
      ["^apps/server/src/(platform/|modules/|seed/|settings\\.ts$)", "^packages/(contract|domain|texts)/"],
    ),
    {
      name: "module-public-api-only",
      comment: "Of another module, only its public.ts and *.events.ts may be imported.",
      severity: "error",
      from: { path: "^apps/server/src/modules/([^/]+)/", pathNot: [test] },
      to: { path: "^apps/server/src/modules/", pathNot: ["^apps/server/src/modules/$1/", publicFiles] },
    },
    only("seed-imports", "Seed data imports domain, contract and texts; modules read it.", "^apps/server/src/seed/", [
      "^apps/server/src/seed/",
      "^packages/(contract|domain|texts)/",
    ]),
    {
      name: "no-imports-between-features",
      comment: "Features never import each other; a route composes them.",
      severity: "error",
      from: { path: "^apps/(web|console)/app/features/([^/]+)/" },
      to: { path: "^apps/(web|console)/app/features/", pathNot: "^apps/$1/app/features/$2/" },
    },
    only(
      "feature-imports",
      "A web feature uses shared code, the cart, the place and the client; the root and the routes compose it with the shell.",
      "^apps/web/app/features/",
      ["^apps/web/app/(features|shared|cart|place|client)/", "^apps/web/app/brand\\.ts$", "^packages/"],
    ),
    only(
      "shared-imports",
      "Code that several features share imports none of them, and not the shell.",
      "^apps/web/app/shared/",
      ["^apps/web/app/(shared|cart|place|client)/", "^apps/web/app/brand\\.ts$", "^packages/"],
    ),
    only(
      "shell-imports",
      "The shell is on every screen, so it imports no feature. The chip that copies a promo code is the only shared part.",
      "^apps/web/app/shell/",
      [
        "^apps/web/app/(shell|cart|place|client)/",
        "^apps/web/app/shared/offers/code-chip\\.tsx$",
        "^apps/web/app/brand\\.ts$",
        "^packages/",
      ],
    ),
    only("cart-imports", "The cart follows the place and calls through the client.", "^apps/web/app/cart/", [
      "^apps/web/app/(cart|place|client)/",
      "^packages/",
    ]),
    only("place-imports", "The place imports no cart and no screen.", "^apps/web/app/place/", [
      "^apps/web/app/(place|client)/",
      "^packages/",
    ]),
    only("client-imports", "API, session and storage import nothing else of the web app.", "^apps/web/app/client/", [
      "^apps/web/app/client/",
      "^packages/",
    ]),
    only(
      "console-feature-imports",
      "A console feature uses the shell and the client; the console composes it.",
      "^apps/console/app/features/",
      ["^apps/console/app/(features|shell|client)/", "^packages/"],
    ),
    only("console-shell-imports", "The console's shell imports no feature.", "^apps/console/app/shell/", [
      "^apps/console/app/(shell|client)/",
      "^packages/",
    ]),
    only(
      "console-client-imports",
      "The console's client imports nothing else of the console.",
      "^apps/console/app/client/",
      ["^apps/console/app/client/", "^packages/"],
    ),
    {
      name: "no-node-in-browser-code",
      comment: "Node's own modules don't exist in a browser; files that need them are named *.server.ts(x).",
      severity: "error",
      from: {
        path: "^(apps/(web|console)/app|packages/(ui|browser|contract))/",
        pathNot: [test, "\\.server\\.(ts|tsx)$"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-imports-between-apps",
      comment: "Apps communicate over HTTP only.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    only(
      "stand-ins-import-none-of-our-code",
      "A stand-in speaks its partner's protocol and imports none of our code.",
      "^apps/partners/",
      ["^apps/partners/"],
    ),
    {
      name: "packages-import-no-apps",
      comment: "Apps import packages, never the other way round.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-and-packages-import-no-tools",
      comment: "Scripts, benchmarks, drills and browser tests use apps and packages, which don't import them.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [test, testing] },
      to: { path: "^(scripts|bench|drills|e2e)/" },
    },
    {
      name: "apps-and-packages-import-no-tests",
      comment: "Code for tests runs only in tests.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [test, testing] },
      to: { path: [test, testing] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/(dist|\\.cache|\\.data)/" },
    // Type imports count too: they are dependencies as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
}

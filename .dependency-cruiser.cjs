// Who may import whom, on resolved paths and by pattern, so that rooms and modules not yet born are covered.
// scripts/import-rules.test.mjs plants a violation of each rule and sees it caught.

const test = "\\.test\\.(ts|tsx|mjs)$"
const testing = "/testing/"
const doors = "^apps/server/src/modules/[^/]+/(public|[^/]+\\.events)\\.ts$"

/** From these paths only those of our own paths may be imported; packages of others are each room's package.json. */
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
      name: "no-circle",
      comment: "Files that need each other are one thing, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "import-exists",
      comment: "The file or package is not there.",
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
    only("contract-imports-domain-only", "The contract knows the rules, nobody else.", "^packages/contract/", [
      "^packages/(contract|domain)/",
    ]),
    only("texts-import-contract-and-domain", "Texts know codes and formats, and no app.", "^packages/texts/", [
      "^packages/(texts|contract|domain)/",
    ]),
    only(
      "browser-imports-contract-only",
      "What every app in a browser shares has no business terms, no texts and no components.",
      "^packages/browser/",
      ["^packages/(browser|contract)/"],
    ),
    only("ui-imports-browser-domain-and-texts", "The kit serves every app, so it knows none.", "^packages/ui/", [
      "^packages/(ui|browser|domain|texts)/",
    ]),
    {
      name: "server-without-browser-code",
      comment: "The server has no browser. It loads the web app's build through its types in the contract.",
      severity: "error",
      from: { path: "^(apps/(server|partners)|packages/(domain|contract|texts|artwork))/" },
      to: { path: "^packages/browser/" },
    },
    only("artwork-imports-domain-only", "Pictures follow from recipes alone.", "^packages/artwork/", [
      "^packages/(artwork|domain)/",
    ]),
    only(
      "platform-knows-no-business",
      "What every module stands on can't stand on a module.",
      "^apps/server/src/platform/",
      ["^apps/server/src/(platform/|settings\\.ts$)", "^packages/(contract|domain|texts)/"],
    ),
    only(
      "module-imports",
      "A module stands on platform, contract, domain, texts and seed data; the app is composed around it, not by it.",
      "^apps/server/src/modules/",
      ["^apps/server/src/(platform/|modules/|seed/|settings\\.ts$)", "^packages/(contract|domain|texts)/"],
    ),
    {
      name: "module-through-its-doors",
      comment: "Another module is reached through its public.ts or its *.events.ts, nothing else.",
      severity: "error",
      from: { path: "^apps/server/src/modules/([^/]+)/", pathNot: [test] },
      to: { path: "^apps/server/src/modules/", pathNot: ["^apps/server/src/modules/$1/", doors] },
    },
    only(
      "seed-is-data",
      "Seed data is described by domain, contract and texts and read by modules.",
      "^apps/server/src/seed/",
      ["^apps/server/src/seed/", "^packages/(contract|domain|texts)/"],
    ),
    {
      name: "feature-is-an-island",
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
      "What several features share knows none of them, and not the shell.",
      "^apps/web/app/shared/",
      ["^apps/web/app/(shared|cart|place|client)/", "^apps/web/app/brand\\.ts$", "^packages/"],
    ),
    only(
      "shell-stands-below-features",
      "What every screen has can't know a single screen. Copying a promo code is the one part it shares with a feature.",
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
    only("place-imports", "The place knows no cart and no screen.", "^apps/web/app/place/", [
      "^apps/web/app/(place|client)/",
      "^packages/",
    ]),
    only("client-imports", "API, session and storage know nothing above them.", "^apps/web/app/client/", [
      "^apps/web/app/client/",
      "^packages/",
    ]),
    only(
      "console-feature-imports",
      "A console feature uses the shell and the client; the console composes it.",
      "^apps/console/app/features/",
      ["^apps/console/app/(features|shell|client)/", "^packages/"],
    ),
    only("console-shell-imports", "The console's shell knows no feature.", "^apps/console/app/shell/", [
      "^apps/console/app/(shell|client)/",
      "^packages/",
    ]),
    only("console-client-imports", "The console's client knows nothing above it.", "^apps/console/app/client/", [
      "^apps/console/app/client/",
      "^packages/",
    ]),
    {
      name: "browser-code-without-node",
      comment: "Node's own modules don't exist in a browser; what needs them is named *.server.ts(x).",
      severity: "error",
      from: {
        path: "^(apps/(web|console)/app|packages/(ui|browser|contract))/",
        pathNot: [test, "\\.server\\.(ts|tsx)$"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "apps-never-meet",
      comment: "Apps meet over HTTP only.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    only("partners-are-strangers", "A partner knows its own protocol and nothing of ours.", "^apps/partners/", [
      "^apps/partners/",
    ]),
    {
      name: "packages-below-apps",
      comment: "Apps stand on packages, never the other way round.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "product-without-its-tools",
      comment: "Scripts, benchmarks, drills and journeys look at the product from outside.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [test, testing] },
      to: { path: "^(scripts|bench|drills|e2e)/" },
    },
    {
      name: "product-without-tests",
      comment: "What exists for tests never runs in the shop.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [test, testing] },
      to: { path: [test, testing] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/(dist|\\.cache|\\.data)/" },
    // Types count: a type import is knowledge of the other room too.
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

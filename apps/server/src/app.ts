import type { FastifyInstance } from "fastify"
import { connectAccounts } from "./connect-accounts.ts"
import { cartRoutes } from "./modules/cart/cart.routes.ts"
import { catalogRoutes } from "./modules/catalog/catalog.routes.ts"
import { addressesRoutes } from "./modules/addresses/addresses.routes.ts"
import { alertsRoutes } from "./modules/alerts/alerts.routes.ts"
import { analyticsRoutes } from "./modules/analytics/analytics.routes.ts"
import { consoleRoutes } from "./modules/console/console.routes.ts"
import { configurationRoutes } from "./modules/configuration/configuration.routes.ts"
import { createSwitches } from "./modules/configuration/public.ts"
import { historyRoutes } from "./modules/history/history.routes.ts"
import { invoicesRoutes } from "./modules/invoices/invoices.routes.ts"
import { identityRoutes } from "./modules/identity/identity.routes.ts"
import { createIdentity, createSessions, type Identity, findOwnNumber } from "./modules/identity/public.ts"
import { createMessages, purgeExpiredMessages } from "./modules/messages/public.ts"
import { createMetrics } from "./modules/operations/create-metrics.ts"
import { locatorRoutes } from "./modules/locator/locator.routes.ts"
import { createLocator } from "./modules/locator/public.ts"
import { offersRoutes } from "./modules/offers/offers.routes.ts"
import { createOffers, readOrderHabits } from "./modules/offers/public.ts"
import { createOrders, orderNumbersOf, payableOf } from "./modules/orders/public.ts"
import { createPayments } from "./modules/payments/public.ts"
import { createGuarantee } from "./modules/guarantee/public.ts"
import { createKitchen } from "./modules/kitchen/public.ts"
import { operationsRoutes } from "./modules/operations/operations.routes.ts"
import { pagesRoutes } from "./modules/pages/pages.routes.ts"
import { placesRoutes } from "./modules/places/places.routes.ts"
import { createPlaces } from "./modules/places/public.ts"
import { createStaff } from "./modules/staff/public.ts"
import { staffRoutes } from "./modules/staff/staff.routes.ts"
import { createTracker } from "./modules/tracker/public.ts"
import { walletRoutes } from "./modules/wallet/wallet.routes.ts"
import { createCircuitBreakers } from "./platform/circuits/circuit-breakers.ts"
import type { Clock } from "./platform/clock.ts"
import { createDatabaseClock } from "./platform/database-clock.ts"
import type { Database } from "./platform/database/database.ts"
import { readDatabaseTime } from "./platform/database/read-database-time.ts"
import { buildHttp } from "./platform/http/build-http.ts"
import { closeHttp } from "./platform/http/close-http.ts"
import { createRoutes } from "./platform/http/create-routes.ts"
import { startPolling } from "./platform/start-polling.ts"
import { mountApi } from "./platform/http/mount-api.ts"
import { createJobs } from "./platform/jobs/create-jobs.ts"
import { runCleanup } from "./platform/run-cleanup.ts"
import type { Log } from "./platform/log/create-log.ts"
import type { Platform } from "./platform/platform.ts"
import { type Random, systemRandom } from "./platform/random.ts"
import type { Settings } from "./settings.ts"

export interface AppOptions {
  settings: Settings
  database: Database
  log: Log
  /** Replaces the database's clock in tests. */
  clock?: Clock
  random?: Random
}

export interface App {
  http: FastifyInstance
  /** The contract's routes that are registered. */
  registered(): readonly string[]
  platform: Platform
  identity: Identity
  /** Seeds the database, warms the caches and starts the jobs. The caller makes the server listen. */
  start(): Promise<void>
  /**
   * Reports that it is not ready, serves requests for another `delayMs`, finishes those in progress, then stops. The
   * caller that opened the database closes it.
   */
  stop(delayMs?: number): Promise<void>
}

/** The composition root: builds everything and registers every module explicitly. */
export function buildApp({ settings, database, log, clock: testClock, random = systemRandom }: AppOptions): App {
  const { db } = database
  const databaseClock = createDatabaseClock({ readTime: () => readDatabaseTime(db), log })
  const clock = testClock ?? databaseClock
  const circuits = createCircuitBreakers({ clock, log })
  const messages = createMessages({ db, clock, random, log, settings })
  const identity = createIdentity({ db, clock, random, log, settings }, messages)
  const sessions = createSessions(identity)
  const staff = createStaff({ db, clock, settings })
  const metrics = createMetrics()
  const { requestsInFlight, trustProxy } = settings
  const isDatabaseBusy = () => database.load().waiting > 0
  const load = { requestsInFlight, isDatabaseBusy, onShed: metrics.countShed }
  const http = buildHttp({ log, trustProxy, environment: settings.environment, observe: metrics.observe, load })
  const jobs = createJobs(database, log)
  const starters: (() => Promise<void>)[] = []
  const onStart = (work: () => Promise<void>) => void starters.push(work)
  const switches = createSwitches({ db, database, log, http, settings, onStart })
  const { country, metricsToken } = settings
  const routes = createRoutes({ db, sessions, staff, clock, country, switches, metricsToken })
  const platform: Platform = {
    settings,
    switches,
    db,
    database,
    clock,
    random,
    circuits,
    log,
    jobs,
    sessions,
    route: routes.route,
    http,
    onStart,
  }

  jobs.every("platform.keep-tidy", "17 * * * *", () => runCleanup(platform))
  jobs.every("messages.forget", "29 3 * * *", () => purgeExpiredMessages(platform))
  startPolling(platform, {
    everyMs: 5_000,
    failureMessage: "messages without a result could not be read",
    poll: messages.sendPending,
  })
  operationsRoutes(platform, metrics, () => (testClock ? 0 : databaseClock.skewMs()))
  const locator = createLocator(platform)
  const pages = pagesRoutes(platform, locator.findStore)
  locator.onStoresChanged(pages.clear)
  switches.onChange(pages.clear)
  consoleRoutes(platform)
  const menuOf = catalogRoutes(platform, { findStore: locator.findStore, onChanged: pages.clear })
  pages.setProductFinder((country, storeId, id) =>
    menuOf(country, storeId).products.find((product) => product.id === id),
  )
  configurationRoutes(platform)
  identityRoutes(platform, identity)
  connectAccounts(identity, menuOf)
  const places = createPlaces(platform)
  placesRoutes(platform, places)
  locatorRoutes(platform, locator, places.localities)
  addressesRoutes(platform, locator.storeAt, findOwnNumber)
  const offers = createOffers(platform)
  identity.setHabitsReader(readOrderHabits)
  const { findStore } = locator
  const carts = cartRoutes(platform, { menuOf, findStore, offers })
  offersRoutes(platform, { offers, carts, findStore })
  const payments = createPayments(platform, { ownNumber: findOwnNumber })
  const orders = createOrders(platform, { carts, locator, payments, identity, offers })
  staffRoutes(platform, staff.sessionRevocations, locator)
  const guarantee = createGuarantee(platform, { payments })
  const kitchen = createKitchen(platform, { orders, guarantee, locator, menuOf, staff, messages })
  createTracker(platform, { kitchen, guarantee, messages, findStore })
  invoicesRoutes(platform, { kitchen, orders, findStore, menuOf })
  historyRoutes(platform, { orders, kitchen, carts, findStore, menuOf })
  walletRoutes(platform, { ownNumber: findOwnNumber, payableOf, orderNumbersOf })
  alertsRoutes(platform)
  analyticsRoutes(platform)

  mountApi(http, routes)
  return {
    http,
    platform,
    identity,
    registered: routes.registered,
    async start() {
      if (!testClock) await databaseClock.start()
      for (const work of starters) await work()
      await jobs.start()
      await http.ready()
    },
    async stop(delayMs) {
      await closeHttp(http, delayMs)
      await jobs.stop()
      await databaseClock.stop()
    },
  }
}

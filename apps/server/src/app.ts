import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { FastifyInstance } from "fastify"
import { accountErasers, guestErasers, guestMergers } from "./merge-and-erase-accounts.ts"
import { type Accounts, createAccounts } from "./modules/account/public.ts"
import { createCarts } from "./modules/cart/public.ts"
import { createCatalog } from "./modules/catalog/public.ts"
import { addressesRoutes } from "./modules/addresses/addresses.routes.ts"
import { connectAlerts } from "./modules/alerts/public.ts"
import { connectAnalytics } from "./modules/analytics/public.ts"
import { connectCases, countAllActive, readCaseReport } from "./modules/cases/public.ts"
import { connectChatbot } from "./modules/chatbot/public.ts"
import { consoleRoutes } from "./modules/console/console.routes.ts"
import { configurationRoutes } from "./modules/configuration/configuration.routes.ts"
import { createSwitches } from "./modules/configuration/public.ts"
import { connectFeedback, planFeedbackRequest } from "./modules/feedback/public.ts"
import { connectHeadOffice, withdrawAllRoles } from "./modules/head-office/public.ts"
import { historyRoutes } from "./modules/history/history.routes.ts"
import { createInvoices } from "./modules/invoices/create-invoices.ts"
import { findPhone, findOwnPhone } from "./modules/identity/public.ts"
import { createMessages, purgeExpiredMessages } from "./modules/messages/public.ts"
import { createMetrics } from "./modules/operations/create-metrics.ts"
import { connectLocator, createLocator } from "./modules/locator/public.ts"
import { connectLoyalty, earnPoints } from "./modules/loyalty/public.ts"
import { offersRoutes } from "./modules/offers/offers.routes.ts"
import { connectOneTimeCodes, createOneTimeCodes } from "./modules/one-time-codes/public.ts"
import {
  createOffers,
  countFreePizzas,
  listReservingOrders,
  listStoreOffers,
  readOrderFrequency,
  reservedPointsExpression,
} from "./modules/offers/public.ts"
import {
  createOrders,
  createPaymentOrders,
  hasOtherOpenOrder,
  loadOwnOrderByNumber,
  orderNumbersOf,
  payableOf,
} from "./modules/orders/public.ts"
import { createPayments } from "./modules/payments/public.ts"
import { createGuarantee } from "./modules/guarantee/public.ts"
import { createKitchen, createKitchenForOrders, createStoreQueues } from "./modules/kitchen/public.ts"
import { operationsRoutes } from "./modules/operations/operations.routes.ts"
import { createPages, type FindProduct } from "./modules/pages/public.ts"
import { connectPlaces, createPlaces } from "./modules/places/public.ts"
import { connectSessions, createSessionDeps, createSessions } from "./modules/sessions/public.ts"
import { createSignIn } from "./modules/sign-in/public.ts"
import { connectStaff, createStaff } from "./modules/staff/public.ts"
import { createTracker } from "./modules/tracker/public.ts"
import { walletRoutes } from "./modules/wallet/wallet.routes.ts"
import { createCircuitBreakers } from "./platform/circuits/circuit-breakers.ts"
import type { Clock } from "./platform/clock.ts"
import { createDatabaseClock } from "./platform/database-clock.ts"
import type { Database } from "./platform/database/database.ts"
import { readDatabaseTime } from "./platform/database/read-database-time.ts"
import { createFileStorage } from "./platform/files/create-file-storage.ts"
import { buildHttp } from "./platform/http/build-http.ts"
import { closeHttp } from "./platform/http/close-http.ts"
import { createRoutes } from "./platform/http/create-routes.ts"
import { startPolling } from "./platform/start-polling.ts"
import { mountApi } from "./platform/http/mount-api.ts"
import { createJobs } from "./platform/jobs/create-jobs.ts"
import { purgeExpiredRows } from "./platform/purge-expired-rows.ts"
import type { Log } from "./platform/log/create-log.ts"
import { createPhotos } from "./platform/photos/create-photos.ts"
import { deleteRequestedPhotos } from "./platform/photos/photo-deletions.ts"
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
  accounts: Accounts
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
  const sessionDeps = createSessionDeps({ db, clock, random, log, settings })
  const sessions = createSessions(sessionDeps)
  const staff = createStaff({ db, clock, settings })
  const metrics = createMetrics()
  const { requestsInFlight, trustProxy } = settings
  const isDatabaseBusy = () => database.load().waiting > 0
  const load = { requestsInFlight, isDatabaseBusy, onShed: metrics.countShed }
  const http = buildHttp({ log, trustProxy, environment: settings.environment, observe: metrics.observe, load })
  const jobs = createJobs(database, log)
  const startTasks: (() => Promise<void>)[] = []
  const onStart = (work: () => Promise<void>) => void startTasks.push(work)
  const photos = createPhotos(createFileStorage({ settings, circuits, clock, onStart }))
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
    photos,
    log,
    jobs,
    sessions,
    route: routes.route,
    http,
    onStart,
  }

  jobs.every("platform.keep-tidy", "17 * * * *", () => purgeExpiredRows(platform))
  jobs.every("platform.delete-photos", "* * * * *", () => deleteRequestedPhotos(platform))
  jobs.every("messages.forget", "29 3 * * *", () => purgeExpiredMessages(platform))
  startPolling(platform, {
    everyMs: 5_000,
    failureMessage: "pending messages could not be sent",
    poll: messages.sendPending,
  })
  operationsRoutes(platform, metrics, {
    clockSkewMs: () => (testClock ? 0 : databaseClock.skewMs()),
    countCases: () => countAllActive(db, clock.now()),
  })
  configurationRoutes(platform, { staff })
  connectSessions(platform, sessionDeps, guestErasers)
  const codes = createOneTimeCodes(platform, messages)
  connectOneTimeCodes(platform, codes)

  const queues = createStoreQueues(platform)
  const { itemsAhead } = queues
  const locator = createLocator(platform)
  const { findStore } = locator
  const places = createPlaces(platform)
  connectPlaces(platform, places)
  addressesRoutes(platform, { storeAt: locator.storeAt, findOwnPhone })
  const catalog = createCatalog(platform, { findStore })
  const { menuOf } = catalog
  const findProduct: FindProduct = (country, storeId, id) =>
    menuOf(country, storeId).products.find((product) => product.id === id)
  const pages = createPages(platform, { findStore, findProduct })
  locator.onStoresChanged(pages.clear)
  catalog.onChanged(pages.clear)
  switches.onChange(pages.clear)
  consoleRoutes(platform)

  const signIn = createSignIn(platform, {
    sessions: sessionDeps,
    codes,
    readOrderFrequency,
    guestMergers: guestMergers(menuOf),
  })
  const offers = createOffers(platform)
  const freePizzasOf = (country: CountryCode, storeId: string) =>
    countFreePizzas({ offers, findStore, menuOf }, country, storeId)
  connectLocator(platform, { locator, gazetteer: places.localities, itemsAhead, countFreePizzas: freePizzasOf })
  const carts = createCarts(platform, { menuOf, findStore, offers })
  offersRoutes(platform, { offers, carts, findStore, menuOf })

  // Payments and the kitchen call orders and are called by them, so each has a part that is created first.
  const kitchenForOrders = createKitchenForOrders(platform, queues)
  const paymentOrders = createPaymentOrders(platform, { carts, locator, kitchen: kitchenForOrders })
  const payments = createPayments(platform, { findOwnPhone, orders: paymentOrders })
  const orders = createOrders(platform, { carts, locator, payments, codes, signIn, offers, kitchen: kitchenForOrders })
  const issueInvoice = createInvoices(platform, { orders, findStore, menuOf })
  connectStaff(platform, staff.sessionRevocations, { locator, onMemberEnded: withdrawAllRoles })
  const guarantee = createGuarantee(platform, { payments })
  const handOverListeners = [issueInvoice, earnPoints, planFeedbackRequest]
  const kitchenDeps = { orders, guarantee, locator, menuOf, staff, messages, queues, handOverListeners }
  const kitchen = createKitchen(platform, kitchenDeps)
  const tracker = createTracker(platform, { kitchen, guarantee, messages, findStore })
  historyRoutes(platform, { orders, kitchen, carts, findStore, menuOf })
  walletRoutes(platform, { findOwnPhone, payableOf, orderNumbersOf })
  const loyalty = connectLoyalty(platform, {
    messages,
    phoneOf: findPhone,
    orderNumbersOf,
    findOwnOrder: loadOwnOrderByNumber,
    hasOtherOpenOrder,
    reservedPointsExpression,
    listReservingOrders,
  })
  const productName = (country: CountryCode, id: string) =>
    findProduct(country, countries[country].defaultStore.id, id)?.name ?? id
  const ratingsDeps = { staff, readCaseReport, findStore, productName }
  connectFeedback(platform, { messages, findOwnOrder: loadOwnOrderByNumber, ...ratingsDeps })
  connectCases(platform, { orders, payments, kitchen, guarantee, staff, messages, findStore })
  connectHeadOffice(platform, { staff, loyalty })
  const accounts = createAccounts(platform, {
    codes,
    messages,
    readOrderFrequency,
    accountErasers: accountErasers(clock),
    deletionChecks: [orders.assertAccountCanBeDeleted],
  })
  connectChatbot(platform, {
    orders,
    locator,
    loyalty,
    listOwnTrackers: tracker.listOwnTrackers,
    listStoreOffers: (owner, storeId) => listStoreOffers({ db, clock, offers, findStore }, owner, storeId),
  })
  connectAlerts(platform, { staff, locator })
  connectAnalytics(platform)

  mountApi(http, routes)
  return {
    http,
    platform,
    accounts,
    registered: routes.registered,
    async start() {
      if (!testClock) await databaseClock.start()
      for (const work of startTasks) await work()
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

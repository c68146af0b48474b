import { randomUUID } from 'node:crypto';
import { apiRequests } from '@subah/messages/api/requests';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Deps } from './deps.ts';
import { registerMetrics } from './metrics.ts';
import {
  accessTokens,
  accountsRoutes,
  createAuthenticator,
  customersAdminRoutes,
  staffRoutes,
  twoStepRoutes,
} from './modules/accounts/index.ts';
import { auditRoutes, recordChange } from './modules/audit/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import {
  catalogAdminRoutes,
  catalogRoutes,
  importAdminRoutes,
  productsAdminRoutes,
  promotionsAdminRoutes,
} from './modules/catalog/index.ts';
import { checkoutRoutes } from './modules/checkout/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { couponsRoutes } from './modules/coupons/index.ts';
import { addressesOf, deliveryRoutes, findDeliverySettings } from './modules/delivery/index.ts';
import { familyRoutes } from './modules/family/index.ts';
import { careForSearch, doctorLogins, healthcareAdminRoutes, healthcareRoutes } from './modules/healthcare/index.ts';
import { invoicesRoutes } from './modules/invoices/index.ts';
import { labReportsRoutes } from './modules/lab-reports/index.ts';
import { labSamplesRoutes } from './modules/lab-samples/index.ts';
import { membershipRoutes } from './modules/membership/index.ts';
import { milkRoutes } from './modules/milk/index.ts';
import { noticesRoutes } from './modules/notices/index.ts';
import { openingRoutes } from './modules/opening/index.ts';
import { operationsRoutes } from './modules/operations/index.ts';
import {
  claimsRoutes,
  findInvoicedOrder,
  findProductsOfNewOrder,
  newOrdersRoutes,
  ordersRoutes,
} from './modules/orders/index.ts';
import { paymentsRoutes, registerSandboxPage } from './modules/payments/index.ts';
import { prescriptionsRoutes } from './modules/prescriptions/index.ts';
import { purchasesRoutes } from './modules/purchases/index.ts';
import { referralRoutes } from './modules/referral/index.ts';
import {
  gstRoutes,
  nameSubjects,
  periodReportsRoutes,
  reportsRoutes,
  staffEventsRoutes,
} from './modules/reports/index.ts';
import { restockAlertsRoutes } from './modules/restock-alerts/index.ts';
import { reviewsRoutes } from './modules/reviews/index.ts';
import { roundsRoutes } from './modules/rounds/index.ts';
import { searchAdminRoutes, searchRoutes } from './modules/search/index.ts';
import { shopRoutes } from './modules/shop/index.ts';
import { shoppingListsRoutes } from './modules/shopping-lists/index.ts';
import { stockRoutes } from './modules/stock/index.ts';
import { testimonialsRoutes } from './modules/testimonials/index.ts';
import { walletRoutes } from './modules/wallet/index.ts';
import { personalData } from './personal-data.ts';
import { openLastBackup } from './platform/backup/last-backup.ts';
import type { ResponseCache } from './platform/cache/response-cache.ts';
import type { Reads } from './platform/database/replicas.ts';
import { closeConnectionsWhenDraining } from './platform/http/drain.ts';
import { answerClientError, handleErrors, sendFrameworkError } from './platform/http/error-handler.ts';
import { createEventStreams, type EventStreams } from './platform/http/event-streams.ts';
import type { Handlers } from './platform/http/handler-types.ts';
import { registerHealthRoutes } from './platform/http/health.ts';
import { parseJsonBodies } from './platform/http/json-body.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { Problem } from './platform/http/problem.ts';
import { createReadiness, type Readiness } from './platform/http/readiness.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { createLogger } from './platform/logger.ts';

type AppOptions = {
  cache: ResponseCache;
  readiness?: Readiness;
  streams?: EventStreams;
  log?: FastifyBaseLogger;
  replicas?: Reads['states'];
  /** Folders on this machine that the shop writes to. */
  folders?: string[];
  checkResponses?: boolean;
  traceRequests?: ((app: FastifyInstance) => void) | undefined;
};

/** The API. `serve.ts` mounts the sites beside it. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { settings } = deps;
  const {
    cache,
    checkResponses = false,
    streams = createEventStreams(),
    log = createLogger(settings.logLevel),
  } = options;
  const readiness = options.readiness ?? createReadiness({ db: deps.db, folders: [] });
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Log calls pass the request id themselves; a child logger per request would cost more and is rarely used.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies(settings),
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
    // Time for headers and body; long enough for prescription photos over a slow mobile network.
    requestTimeout: 120_000,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: answerClientError,
  });
  options.traceRequests?.(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // `//host/` and absolute targets would name another host when they are resolved against the public address.
    const isPath = /^\/(?![/\\])/.test(request.raw.url ?? '');
    done(isPath ? undefined : new Problem('ROUTE_NOT_FOUND', apiRequests.noSuchPage));
  });
  handleErrors(app, { onDiskFull: readiness.markDiskFull, authSecret: settings.authSecret });
  closeConnectionsWhenDraining(app, readiness);
  addSecurityHeaders(app, settings);
  parseJsonBodies(app);
  const lastBackup = openLastBackup(settings);
  registerHealthRoutes(app, {
    readiness,
    metricsToken: settings.metricsToken,
    replicas: options.replicas,
    registerMetrics: (registries) =>
      registerMetrics(registries, {
        db: deps.db,
        pool: deps.db.$client,
        cache,
        folders: options.folders ?? [],
        lastBackup,
      }),
  });
  await registerOpenApi(app);

  const accountDeps = { ...deps, tokens: accessTokens(settings.authSecret, deps.clock) };
  const handlers: Handlers = {
    ...accountsRoutes(accountDeps, { personalData, addressesOf, findDeliverySettings }),
    ...staffRoutes({ ...accountDeps, record: recordChange, doctorLogins }),
    ...twoStepRoutes(accountDeps, recordChange),
    ...auditRoutes(deps, nameSubjects),
    ...cartRoutes(deps),
    ...catalogRoutes({ ...deps, db: deps.reads }),
    ...catalogAdminRoutes(deps),
    ...importAdminRoutes(deps),
    ...productsAdminRoutes(deps),
    ...promotionsAdminRoutes(deps),
    ...checkoutRoutes(deps),
    ...contactRoutes(deps),
    ...couponsRoutes(deps),
    ...deliveryRoutes(deps),
    ...healthcareRoutes(deps),
    ...healthcareAdminRoutes(deps),
    ...membershipRoutes(deps),
    ...milkRoutes(deps),
    ...noticesRoutes(deps),
    ...openingRoutes(deps),
    ...paymentsRoutes(deps),
    ...invoicesRoutes(deps, findInvoicedOrder),
    ...operationsRoutes({ db: deps.db, folders: options.folders ?? [], lastBackup }),
    ...ordersRoutes(deps),
    ...claimsRoutes(deps),
    ...referralRoutes(deps),
    ...reportsRoutes(deps),
    ...restockAlertsRoutes(deps),
    ...reviewsRoutes(deps),
    ...shoppingListsRoutes(deps),
    ...familyRoutes(deps),
    ...roundsRoutes(deps),
    ...gstRoutes(deps),
    ...periodReportsRoutes(deps),
    ...labReportsRoutes(deps),
    ...labSamplesRoutes(deps),
    ...prescriptionsRoutes(deps),
    ...customersAdminRoutes(deps, recordChange),
    ...newOrdersRoutes(deps),
    ...searchRoutes({
      ...deps,
      careForSearch,
      findOrderedProducts: findProductsOfNewOrder,
      catalogVersion: () => cache.versionOf('catalog'),
    }),
    ...searchAdminRoutes(deps),
    ...shopRoutes(deps),
    ...stockRoutes(deps),
    ...purchasesRoutes(deps),
    ...staffEventsRoutes(),
    ...testimonialsRoutes(deps),
    ...walletRoutes(deps),
  };
  const identify = createAuthenticator(accountDeps);
  await registerEndpoints(app, handlers, { identify, cache, streams, checkResponses });
  app.addHook('preClose', async () => streams.closeAll());
  registerSandboxPage(app, deps);
  const rejectUnknownCall = async () => {
    throw new Problem('ROUTE_NOT_FOUND', apiRequests.noSuchCall);
  };
  // Before the body is parsed: its content type does not matter here.
  app.all('/api/*', { onRequest: rejectUnknownCall }, rejectUnknownCall);
  return app;
}

/** A client can forge all entries of X-Forwarded-For but those that the trusted proxies add. */
function trustedProxies({ trustProxy }: Deps['settings']): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

import { randomUUID } from 'node:crypto';
import { apiRequests } from '@subah/messages/api/requests';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Deps } from './deps.ts';
import { createHandlers } from './handlers.ts';
import { registerMetrics } from './metrics.ts';
import { accessTokens, createAuthenticator } from './modules/accounts/index.ts';
import { registerSandboxPage } from './modules/payments/index.ts';
import { openLastBackup } from './platform/backup/last-backup.ts';
import type { ResponseCache } from './platform/cache/response-cache.ts';
import type { Reads } from './platform/database/replicas.ts';
import { closeConnectionsWhenDraining } from './platform/http/drain.ts';
import { answerClientError, handleErrors, sendFrameworkError } from './platform/http/error-handler.ts';
import { createEventStreams, type EventStreams } from './platform/http/event-streams.ts';
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
    folders = [],
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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
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
        folders,
        lastBackup,
      }),
  });
  await registerOpenApi(app);

  const tokens = accessTokens(settings.authSecret, deps.clock);
  const handlers = createHandlers(deps, { tokens, cache, folders, lastBackup });
  const identify = createAuthenticator({ ...deps, tokens });
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

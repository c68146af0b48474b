import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { accessTokens, accountsRoutes, identifyBy } from './modules/accounts/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import { catalogRoutes } from './modules/catalog/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { deliveryRoutes } from './modules/delivery/index.ts';
import { healthcareRoutes } from './modules/healthcare/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { testimonialsRoutes } from './modules/testimonials/index.ts';
import type { ByteCache } from './platform/byte-cache.ts';
import { answerCalls } from './platform/http/answer-calls.ts';
import { answerErrors } from './platform/http/error-answers.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { reportHealth } from './platform/http/health.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { describeApi } from './platform/http/openapi.ts';
import { acceptForms } from './platform/http/read-form.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { newId } from './platform/new-id.ts';
import { Problem } from './platform/problem.ts';

type AppOptions = { cache: ByteCache; checkAnswers?: boolean };

/** The API. The sites are mounted beside it by `main.ts`. */
export async function buildApp(deps: Deps, { cache, checkAnswers = false }: AppOptions): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: settings.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  answerErrors(app);
  addSecurityHeaders(app);
  readJsonBodies(app);
  await acceptForms(app);
  reportHealth(app, { db: deps.db, metricsToken: settings.metricsToken });
  await describeApi(app);

  const accountDeps = { ...deps, tokens: accessTokens(settings.authSecret, deps.clock) };
  const handlers: Handlers = {
    ...accountsRoutes(accountDeps),
    ...cartRoutes(deps),
    ...catalogRoutes(deps),
    ...contactRoutes(deps),
    ...deliveryRoutes(deps),
    ...healthcareRoutes(deps),
    ...searchRoutes(deps),
    ...testimonialsRoutes(deps),
  };
  answerCalls(app, handlers, { identify: identifyBy(accountDeps), cache, checkAnswers });
  app.all('/api/*', async () => {
    throw new Problem('ROUTE_NOT_FOUND', 'There is no such call.');
  });
  return app;
}

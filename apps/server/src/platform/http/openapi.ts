import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { ErrorResponse } from '@subah/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Schema = Record<string, unknown>;

function openApiDocument(): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [call, definition] of Object.entries(endpoints) as [string, Endpoint][]) {
    const [method, path] = call.split(' ') as [string, string];
    paths[`/api/${path}`] ??= {};
    const operations = paths[`/api/${path}`] as Record<string, Schema>;
    operations[method.toLowerCase()] = operation(path, definition);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Subah', version: '1', description: 'The API of the shop. Money is in rupees, times are ISO 8601.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(ErrorResponse, 'output') },
    },
  };
}

function operation(path: string, definition: Endpoint): Schema {
  return {
    tags: [path.split('/')[0]],
    summary: definition.summary,
    parameters: [...parameters('path', definition.params), ...parameters('query', definition.query)],
    ...(definition.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: jsonSchema(definition.body, 'input') },
              ...(definition.files ? { 'multipart/form-data': { schema: formSchema(definition) } } : {}),
            },
          },
        }
      : {}),
    ...(definition.audience === 'any'
      ? {}
      : { security: [{ bearer: [] }], description: `For: ${definition.audience}` }),
    responses: {
      200: {
        description: 'OK',
        content: definition.responseType
          ? { [definition.responseType]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(definition.response, 'output') } },
      },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function formSchema({ body, files = {} }: Endpoint): Schema {
  const fields = body ? jsonSchema(body, 'input') : { type: 'object' };
  const file = { type: 'string', format: 'binary' };
  const uploads = Object.entries(files).map(([name, { maxFiles }]) => [
    name,
    maxFiles === 1 ? file : { type: 'array', items: file },
  ]);
  return { ...fields, properties: { ...(fields.properties as Schema | undefined), ...Object.fromEntries(uploads) } };
}

function parameters(location: 'path' | 'query', schema: z.ZodObject | undefined): Schema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    in: location,
    name,
    required: location === 'path' || !(part as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(part as z.ZodType, 'input'),
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
}

/** `/api/openapi.json` and Swagger UI at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  // The plugin calls `transformObject` once, with the first request: few servers ever get one.
  await app.register(fastifySwagger, { openapi: {}, transformObject: () => openApiDocument() as never });
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(app.swagger()),
  );
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

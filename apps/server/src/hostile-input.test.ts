import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { ERROR_STATUS } from '@subah/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bodySchemaOf,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  hostileValuesFor,
  idFinder,
  type JsonSchema,
  jsonSchemaOf,
  sampleObject,
} from '../test/hostile-input.ts';
import { type OpenShop, openDemoShop } from '../test/open-shop.ts';

let shop: OpenShop;
let findId: ReturnType<typeof idFinder>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  shop = await openDemoShop();
  for (const role of ['customer', 'admin'] as const) tokens.set(role, (await shop.signIn(role)).accessToken);
  findId = idFinder(shop, (await shop.accountOf('customer')).id);
});
afterAll(() => shop.close());

const calls = Object.entries(endpoints) as [string, Endpoint][];

type Response = Awaited<ReturnType<OpenShop['send']>>;

/** Names of types and words of the validation library. */
const LEAKED = /\bexpected\b|invalid input|undefined|zod|syntax|postgres|relation "/i;

const DEVANAGARI = /[\u0900-\u097f]/;

/** Customers read Hindi, because every request asks for it; calls of staff may answer in English. */
function expectRefusal({ status, body, text, headers }: Response, input: string, { audience }: Endpoint): void {
  const label = `${input.slice(0, 200)} → ${status} ${text.slice(0, 200)}`;
  expect(status, label).toBeLessThan(500);
  // Clients resolve `..`, so that some requests reach no call.
  if (status < 400 || body?.code === undefined) return;
  if (audience === 'any' || audience === 'customer') {
    expect(headers.get('content-language'), label).toBe('hi-IN');
    for (const sentence of [body.message, ...Object.values(body.fields ?? {})])
      expect(sentence, label).toMatch(DEVANAGARI);
  }
  if (status === 404) return;
  expect(typeof body.requestId, label).toBe('string');
  expect(body.code in ERROR_STATUS, label).toBe(true);
  expect(body.message, label).not.toMatch(LEAKED);
  if (body.code === 'VALIDATION') expect(Object.keys(body.fields ?? {}).length, label).toBeGreaterThan(0);
}

async function pathOf(call: string, changes: Record<string, string> = {}): Promise<string> {
  const template = call.split(' ')[1] ?? '';
  let path = template;
  for (const [part, name = ''] of template.matchAll(/\{(\w+)\}/g)) {
    const fixed: Record<string, string> = {
      name: 'superdeal',
      query: 'milk',
      n: '1',
      date: '2026-11-20',
      catalog: 'grocery',
    };
    path = path.replace(part, encodeURIComponent(changes[name] ?? fixed[name] ?? (await findId(template, name))));
  }
  return `/api/${path}`;
}

const optionsFor = ({ audience }: Endpoint) => ({
  headers: { 'accept-language': 'hi-IN,en;q=0.5', 'content-type': 'application/json' },
  ...(audience === 'any' ? {} : { token: tokens.get(audience === 'customer' ? 'customer' : 'admin') ?? '' }),
});

describe('values in paths and queries', () => {
  const withText = calls.filter(([, { params, query }]) => params ?? query);
  const shareOf = divideAmongCatalogs(withText, ({ query }) => query && jsonSchemaOf(query));
  test.each(withText)(
    'refuses or ignores hostile text: %s',
    async (call, definition) => {
      const [method = ''] = call.split(' ');
      const { params, query } = definition;
      const urls: string[] = [];
      for (const name of Object.keys(params?.shape ?? {})) {
        for (const text of HOSTILE_TEXTS) urls.push(await pathOf(call, { [name]: text }));
      }
      const path = await pathOf(call);
      const required = new URLSearchParams(
        (query ? await sampleObject(jsonSchemaOf(query), path, findId) : {}) as Record<string, string>,
      );
      // DELETE with a valid path would remove the row that later calls need.
      for (const name of method === 'DELETE' ? [] : Object.keys(query?.shape ?? {})) {
        const others = new URLSearchParams(required);
        others.delete(name);
        for (const text of shareOf(call, name, HOSTILE_TEXTS))
          urls.push(`${path}?${others}&${name}=${encodeURIComponent(text)}`);
        urls.push(`${path}?${others}&${name}=1&${name}=2`, `${path}?${others}&${name}[a]=1`);
      }
      await inParallel(urls, async (url) =>
        expectRefusal(await shop.send(method, url, optionsFor(definition)), url, definition),
      );
    },
    60_000,
  );
});

describe('values in JSON bodies', () => {
  const withBody = calls.filter(([, { body }]) => body);
  const shareOf = divideAmongCatalogs(withBody, bodySchemaOf);
  test.each(withBody)(
    'refuses or ignores hostile values: %s',
    async (call, definition) => {
      const [method = '', template = ''] = call.split(' ');
      const schema = bodySchemaOf(definition) ?? {};
      const sample = await sampleObject(schema, template, findId);
      const path = await pathOf(call);
      const bodies: unknown[] = [...HOSTILE_VALUES.slice(0, 9), nested(24)];
      for (const [name, part] of Object.entries(schema.properties ?? {})) {
        const valuesFor = (schema: JsonSchema) => shareOf(call, name, hostileValuesFor(schema));
        for (const value of valuesFor(part)) bodies.push({ ...sample, [name]: value });
        if (part.items) for (const value of valuesFor(part.items)) bodies.push({ ...sample, [name]: [value] });
        for (const [inner, innerPart] of Object.entries(part.properties ?? part.items?.properties ?? {})) {
          for (const value of valuesFor(innerPart)) {
            const object = { ...(sample[name] as object | undefined), [inner]: value };
            bodies.push({ ...sample, [name]: part.items ? [object] : object });
          }
        }
      }
      await inParallel(
        bodies.map((body) => JSON.stringify(body)),
        async (body) => {
          expectRefusal(await shop.send(method, path, { body, ...optionsFor(definition) }), body, definition);
        },
      );
    },
    60_000,
  );
});

/**
 * The same code serves the five catalogs, so calls with the same method and field divide the values of that field among them. With three
 * shares each value still reaches at least one catalog, and each field of each call gets six of the 19 values.
 */
function divideAmongCatalogs(calls: [string, Endpoint][], schemaOf: (definition: Endpoint) => JsonSchema | undefined) {
  const keys = new Map<string, string>();
  const sharing = new Map<string, string[]>();
  for (const [call, definition] of calls) {
    const [, method] = /^(\w+) (?:fruits-vegetables|grocery|medicines|milk-products|lab-tests)\b/.exec(call) ?? [];
    if (!method) continue;
    for (const [name, part] of Object.entries(schemaOf(definition)?.properties ?? {})) {
      const key = `${method} ${name} ${JSON.stringify(part)}`;
      keys.set(`${call} ${name}`, key);
      sharing.set(key, [...(sharing.get(key) ?? []), call]);
    }
  }
  return <Value>(call: string, field: string, values: readonly Value[]): readonly Value[] => {
    const sharers = sharing.get(keys.get(`${call} ${field}`) ?? '') ?? [call];
    const shares = Math.min(sharers.length, 3);
    return values.filter((_, index) => index % shares === sharers.indexOf(call) % shares);
  };
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

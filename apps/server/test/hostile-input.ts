import type { Endpoint } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import type { OpenShop } from './open-shop.ts';

export type JsonSchema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** Values that no field expects. Lone surrogates and NUL reach the server as JSON escapes. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  [2],
  { a: 1 },
  '2abc',
  ' ',
  -1,
  0.5,
  1e308,
  '1e400',
  'NaN',
  'x'.repeat(50_000),
  'İ'.repeat(100),
  'nul \u0000 inside',
  '\ud800',
  '0001-01-01',
  '2026-02-30',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
];

/** The same in an address, where every value is text. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...HOSTILE_VALUES.filter((value) => typeof value === 'string').map((text) => text.slice(0, 2000).toWellFormed()),
  '',
  '-1',
  '9007199254740993',
  '2147483648',
  '0x10',
  '..',
  '%',
];

const CATALOG_OF_PATH: [RegExp, Catalog][] = [
  [/^grocery|\/grocery/, 'grocery'],
  [/^fruits|^filter|veggies/, 'fruits'],
  [/^medicines|medicine/, 'medicine'],
  [/^milk|dairy/, 'milk'],
  [/^lab-tests|health/, 'labtest'],
];

/** Fields with few valid values need fewer attempts. */
const isNarrow = ({ type, format, enum: values }: JsonSchema): boolean =>
  type === 'boolean' || format === 'uuid' || values !== undefined;

export const hostileValuesFor = (schema: JsonSchema): readonly unknown[] =>
  isNarrow(schema) ? [null, 7, [2], { a: 1 }, '2abc', 'nul \u0000 inside'] : HOSTILE_VALUES;

/** Which rows the ids of a path or body name, first match first. */
const ID_QUERIES: [RegExp, string][] = [
  [
    /category\/\{id\}.*products|categories\/\{id\}|^milk\/\{id\}| categoryId$/,
    'select id from categories where catalog = $1',
  ],
  [/by-category\/\{id\}/, 'select id from categories where catalog = $1'],
  [/^filter\/sub/, "select id from collections where $1 <> ''"],
  [
    /subcategor.*\{id\}| subcategoryId$/,
    'select s.id from subcategories s join categories c on c.id = s.category_id where c.catalog = $1',
  ],
  [/health-?check/i, "select id from categories where catalog = 'labtest' and $1 <> ''"],
  [/departments?\/\{| departmentId$/, "select id from departments where $1 <> ''"],
  [/^doctors\/\{| doctorId$/, "select id from doctors where $1 <> ''"],
  [/^admin\/prescriptions|^medical| prescriptionId$/, "select id from prescriptions where $1 <> ''"],
  [/orders\/| orderId$/, "select id from orders where $1 <> '' order by user_id = $2 desc"],
  [/^addresses| addressId$/, "select id from addresses where $1 <> '' order by user_id = $2 desc"],
  [/^book-slot/, "select id from appointments where $1 <> '' order by user_id = $2 desc"],
  [/^milk-plans| planId$/, "select id from milk_plans where $1 <> '' order by user_id = $2 desc"],
  [/^plans|subscribe/, "select id from plans where $1 <> ''"],
  [/areas/, "select id from areas where $1 <> ''"],
  [/coupons/, "select id from coupons where $1 <> ''"],
  [/synonyms/, "select id from synonyms where $1 <> ''"],
  [/refunds/, "select id from refunds where $1 <> ''"],
  [/call-requests/, "select id from call_requests where $1 <> ''"],
  [/messages/, "select id from contact_messages where $1 <> ''"],
  [/milk\/deliveries/, "select id from milk_deliveries where $1 <> ''"],
  [/./, 'select id from products where catalog = $1 and deleted_at is null'],
];

const TEXT_SAMPLES: Record<string, string> = {
  mobile: '9876500001',
  phone: '9876500001',
  email: 'asha@shop.example',
  pincode: '462001',
  password: 'a wrong password',
  newPassword: 'another password',
  currentPassword: 'a wrong password',
  otp: '123456',
  code: 'SAVE10',
  name: 'Asha',
  status: 'cancelled',
  month: '2026-11',
  start: '10:00',
  end: '11:00',
  query: 'milk',
  q: 'milk',
  event: 'payment.captured',
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
  clinic: '{"name":"City clinic","address":"MP Nagar"}',
  availability: '[{"day":"Monday","slots":[{"start":"10:00","end":"12:00"}]}]',
};

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Finds ids of existing rows, so that hostile values beside them reach the handler. */
export function idFinder({ database }: OpenShop, customerId: string) {
  const found = new Map<string, string>();
  return async (path: string, field: string): Promise<string> => {
    const subject = field === 'id' ? path : `${path} ${field}`;
    const catalog = CATALOG_OF_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'grocery';
    const query = ID_QUERIES.find(([pattern]) => pattern.test(subject))?.[1] ?? '';
    const key = `${query} ${catalog}`;
    if (!found.has(key)) {
      const values = query.includes('$2') ? [catalog, customerId] : [catalog];
      const { rows } = await database.pool.query<{ id: string }>(`${query} limit 1`, values);
      found.set(key, rows[0]?.id ?? '00000000-0000-7000-8000-000000000000');
    }
    return found.get(key) ?? '';
  };
}

type FindId = ReturnType<typeof idFinder>;

/** A value that the schema accepts, or nearly. */
async function sampleOf(schema: JsonSchema, path: string, field: string, findId: FindId): Promise<unknown> {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'array') ?? {}, path, field, findId);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, path, findId);
    case 'array':
      return [await sampleOf(schema.items ?? {}, path, field, findId)];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    default:
      if (schema.format === 'uuid') return findId(path, field);
      if (schema.format === 'date') return '2026-11-20';
      if (schema.format === 'date-time') return '2026-11-20T08:00:00Z';
      return TEXT_SAMPLES[field] ?? 'Some text';
  }
}

export async function sampleObject(
  { properties = {}, required = [] }: JsonSchema,
  path: string,
  findId: FindId,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, part]) => [name, await sampleOf(part, path, name, findId)] as const)),
  );
}

/** The object inside a body schema: a union also accepts a list of it. */
export function bodySchemaOf({ body }: Endpoint): JsonSchema | undefined {
  if (!body) return undefined;
  const schema = jsonSchemaOf(body);
  return schema.anyOf?.find(({ type }) => type === 'object') ?? schema;
}

import fastifyMultipart from '@fastify/multipart';
import type { FileField } from '@subah/contract/endpoint';
import { apiRequests } from '@subah/messages/api/requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldProblem, Problem } from './problem.ts';

export type Uploads<Field extends string> = { [field in Field]: Buffer[] };

type Form = { fields: Record<string, string | string[]>; files: Record<string, Buffer[]> };

const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 256 * 1024;

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  // An oversized file is truncated here and refused below with the message of its field.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/**
 * Collects text fields and files by name. Repeated names become a list; `images[]` means `images`. The file name and
 * content type of the client are ignored.
 */
export async function parseMultipart(
  request: FastifyRequest,
  expected: Readonly<Record<string, FileField>>,
): Promise<Form> {
  const fields: Form['fields'] = Object.create(null);
  const files: Form['files'] = Object.fromEntries(Object.keys(expected).map((name) => [name, []]));
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Form['fields'], files };

  const maxBytes = Math.max(...Object.values(expected).map(({ maxBytes }) => maxBytes));
  const maxFiles = Object.values(expected).reduce((sum, field) => sum + field.maxFiles, 0);
  const limits = { fileSize: maxBytes + 1, files: maxFiles + 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname.replace(/\[\]$/, '');
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        // Browsers send an empty file for an unused file input.
        if (bytes.length > 0) addFile(name, bytes, expected, files);
      } else if (typeof part.value === 'string') {
        const before = fields[name];
        fields[name] = before === undefined ? part.value : [before, part.value].flat();
      }
    }
  } catch (error) {
    throw error instanceof Problem ? error : toProblem(error, expected);
  }
  return { fields, files };
}

function addFile(
  name: string,
  bytes: Buffer,
  expected: Readonly<Record<string, FileField>>,
  files: Form['files'],
): void {
  const field = expected[name];
  const received = files[name];
  if (!field || !received) {
    throw fieldProblem(name, apiRequests.noFileExpected);
  }
  if (bytes.length > field.maxBytes) {
    throw new Problem('PAYLOAD_TOO_LARGE', field.tooLarge, { fields: { [name]: field.tooLarge } });
  }
  if (received.length >= field.maxFiles) throw fieldProblem(name, field.tooMany);
  received.push(bytes);
}

function toProblem(error: unknown, expected: Readonly<Record<string, FileField>>): Problem {
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') {
    const [[name, field] = []] = Object.entries(expected);
    if (name && field) return fieldProblem(name, field.tooMany);
  }
  return fieldProblem('body', apiRequests.formUnreadable);
}

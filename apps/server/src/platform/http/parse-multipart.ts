import fastifyMultipart from '@fastify/multipart';
import type { FileField } from '@subah/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldProblem, Problem } from './problem.ts';

export type Uploads<Field extends string> = { [field in Field]: Buffer[] };

type Form = { fields: Record<string, string | string[]>; files: Record<string, Buffer[]> };

const MOST_FIELDS = 100;
const LARGEST_FIELD_BYTES = 256 * 1024;

export async function acceptForms(app: FastifyInstance): Promise<void> {
  // A file that is too large is cut, seen as too large and refused in the words of its field.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/**
 * A multipart form: its text by name, its files as bytes. A name that comes twice is a list, `images[]` is `images`.
 * The name and the type that a file claims to have are not even read; what it is, its content says.
 */
export async function readForm(request: FastifyRequest, expected: Readonly<Record<string, FileField>>): Promise<Form> {
  const fields: Form['fields'] = Object.create(null);
  const files: Form['files'] = Object.fromEntries(Object.keys(expected).map((name) => [name, []]));
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Form['fields'], files };

  const largest = Math.max(...Object.values(expected).map(({ largestBytes }) => largestBytes));
  const most = Object.values(expected).reduce((sum, field) => sum + field.most, 0);
  const limits = { fileSize: largest + 1, files: most + 1, fields: MOST_FIELDS, fieldSize: LARGEST_FIELD_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname.replace(/\[\]$/, '');
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        // A form sends an empty file for a chooser that was left alone.
        if (bytes.length > 0) keepFile(name, bytes, expected, files);
      } else if (typeof part.value === 'string') {
        const before = fields[name];
        fields[name] = before === undefined ? part.value : [before, part.value].flat();
      }
    }
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(error, expected);
  }
  return { fields, files };
}

function keepFile(
  name: string,
  bytes: Buffer,
  expected: Readonly<Record<string, FileField>>,
  files: Form['files'],
): void {
  const field = expected[name];
  const kept = files[name];
  if (!field || !kept) {
    throw fieldProblem(name, 'No file is expected here.');
  }
  if (bytes.length > field.largestBytes) {
    throw new Problem('PAYLOAD_TOO_LARGE', field.tooLarge, { fields: { [name]: field.tooLarge } });
  }
  if (kept.length >= field.most) throw fieldProblem(name, field.tooMany);
  kept.push(bytes);
}

function unreadable(error: unknown, expected: Readonly<Record<string, FileField>>): Problem {
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') {
    const [[name, field] = []] = Object.entries(expected);
    if (name && field) return fieldProblem(name, field.tooMany);
  }
  return fieldProblem('body', 'The form could not be read.');
}

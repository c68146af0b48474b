// Finds SQL text in the server's sources that names a table of another module.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export type TableAccess = { file: string; table: string; owner: string; isWrite: boolean };

const SERVER = 'apps/server/src/';
const PLACEHOLDER = ' $0 ';

/** The module of a file. The platform is one module, and so are the files directly in src. */
const moduleOf = (file: string): string =>
  /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ??
  /^apps\/server\/src\/(platform)\//.exec(file)?.[1] ??
  'server';

export function findForeignTableAccess(root: string, files: string[]): TableAccess[] {
  const sources = files
    .filter((file) => file.startsWith(SERVER))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const owners = new Map(
    sources
      .filter(({ file }) => file.endsWith('.tables.ts'))
      .flatMap(({ file, text }) => declaredTables(text).map((table) => [table, moduleOf(file)] as const)),
  );
  return sources.flatMap(({ file, text }) => {
    const inSql = textsIn(file, text).flatMap(tablesInSql);
    const foreign = inSql.flatMap(({ table, isWrite }) => {
      const owner = owners.get(table);
      return owner && owner !== moduleOf(file) ? [{ file, table, owner, isWrite }] : [];
    });
    return [...foreign, ...writesToImportedTables(text).map((write) => ({ file, isWrite: true, ...write }))];
  });
}

const declaredTables = (source: string): string[] =>
  [...source.matchAll(/pgTable\(\s*'([a-z_]+)'/g)].map(([, table = '']) => table);

const NAME = '(?:public\\.)?"?[a-z_]+"?';
const ALIAS = '(?:\\s+(?:as\\s+)?(?!on|where|using|set|for|order|group|join|left|cross|limit)[a-z_]+)?';
const READ = new RegExp(
  `(?<!\\bdelete\\s+)\\b(?:from|join|using)\\s+(?:only\\s+)?(${NAME}${ALIAS}(?:\\s*,\\s*${NAME}${ALIAS})*)`,
  'gi',
);
const WRITE = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from|truncate|(?:alter|lock)\\s+table)\\s+(?:only\\s+)?(${NAME})`,
  'gi',
);

export function tablesInSql(text: string): { table: string; isWrite: boolean }[] {
  const nameOf = (item: string) =>
    item
      .trim()
      .replace(/^public\./, '')
      .split(/\s/, 1)[0]
      ?.replaceAll('"', '') ?? '';
  const written = [...text.matchAll(WRITE)].map(([, item = '']) => ({ table: nameOf(item), isWrite: true }));
  const read = [...text.matchAll(READ)].flatMap(([, list = '']) =>
    list.split(',').map((item) => ({ table: nameOf(item), isWrite: false })),
  );
  return [...written, ...read];
}

/** Drizzle's insert, update and delete on a table imported from another module. */
export function writesToImportedTables(source: string): { table: string; owner: string }[] {
  const imports = source.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+([\w-]+)\/[\w-]+\.tables\.ts'/g);
  const owners = new Map(
    [...imports].flatMap(([, names = '', owner = '']) =>
      names.split(',').map((name) => [name.trim().split(' as ').at(-1), owner] as const),
    ),
  );
  return [...source.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].flatMap(([, table = '']) => {
    const owner = owners.get(table);
    return owner ? [{ table, owner }] : [];
  });
}

/** Every string and template of a file that could be SQL. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateLiteral')
      texts.push((node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(PLACEHOLDER));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return texts;
}

const isNode = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value;

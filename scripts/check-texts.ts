// Texts that people read come from packages/messages. Prints literals in the storefront, the kit and the console, and messages
// that are not used, and exits with 1.
//   node scripts/check-texts.ts                                     everything
//   node scripts/check-texts.ts apps/storefront/app/features/cart   literals of one folder
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');
const TRANSLATED = ['apps/storefront/app', 'packages/ui/src', 'apps/console/app'];
const MESSAGES = 'packages/messages/src';

/** Components that only developers see, and drawings. */
const SKIPPED = /\.(test|fixture)\.tsx?$|\.d\.ts$|\/samples\/|\/kit\.tsx$/;

/** Attributes whose text no visitor reads. */
const TECHNICAL_ATTRIBUTES = new Set(
  `accept action align as autoCapitalize autoComplete capture catalog charSet className content crossOrigin cx
   cy d dataKey decoding discover encType enterKeyHint fetchPriority field fill filter form height href htmlFor
   id inputMode key kind lane lang loading mask media method name offset pattern points prefetch r rel role rx
   ry scope shape side size sizes src srcSet style target tint to tone transform translate type value variant
   viewBox width
   aria-atomic aria-autocomplete aria-controls aria-current aria-describedby aria-expanded aria-haspopup
   aria-hidden aria-invalid aria-labelledby aria-live aria-modal aria-orientation aria-pressed aria-relevant
   aria-selected aria-sort`.split(/\s+/),
);
/** `iconPath`, `xlinkHref`, `strokeWidth`, `data-key`, `x1` */
const TECHNICAL_NAME = /^(.*[pP]ath|.*Href|(stroke|gradient|clip|font|data-).*|text-?anchor|[xy]\d?)$/;

/** The brand, and words of HTTP. */
const NO_TEXT = /\bSubah\b|\bBearer\b/gi;
/** API calls and links. */
const ADDRESS = /^(GET|POST|PUT|PATCH|DELETE) |^(mailto|tel):|^\/\S*$/;
const TEXT_PROPERTY = /^(label|title|text|alt|placeholder|description|lead|hint|note|message|heading|reason)$/;
const TEXT_FUNCTION = /^(toast|announce)$/;
const WORD = /[A-Za-z\u0900-\u097f]{2,}/;
const SENTENCE = /^[A-Z\u0900-\u097f][^/=<>{}[\]]*[ .!?…:][^/=<>{}[\]]*$/;
const FRAGMENT = /(^|\s)[A-Za-z\u0900-\u097f]{2,}($|[\s.,!?:…])/;
const CLASS_HELPER = /^(cx|buttonClass|chipClass|badgeClass|clsx)$/;

if (import.meta.main) {
  const folders = process.argv.slice(2);
  const found =
    folders.length > 0 ? folders.flatMap(findLiterals) : [...TRANSLATED.flatMap(findLiterals), ...findUnusedMessages()];
  for (const line of found) process.stdout.write(`${line}\n`);
  process.exit(found.length > 0 ? 1 : 0);
}

function findLiterals(folder: string): string[] {
  return sources(folder)
    .filter((file) => !SKIPPED.test(file))
    .flatMap((file) =>
      literalsOf(file, readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line}: text outside the message catalog: ${text}`,
      ),
    );
}

type Literal = { line: number; text: string };

export function literalsOf(file: string, code: string): Literal[] {
  const found: Literal[] = [];
  /** Source ranges whose strings are no texts: classes, imports, errors for developers. */
  const technical: { start: number; end: number }[] = [];
  const report = (node: Node, text: string) => {
    if (
      !WORD.test(text.replace(NO_TEXT, '')) ||
      ADDRESS.test(text) ||
      technical.some(({ start, end }) => node.start >= start && node.end <= end)
    )
      return;
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') });
  };
  new Visitor({
    ImportDeclaration: (node) => void technical.push(node),
    ImportExpression: (node) => void technical.push(node),
    TSLiteralType: (node) => void technical.push(node),
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) technical.push(node);
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      if (CLASS_HELPER.test(node.callee.name)) technical.push(node);
      const [first] = node.arguments;
      if (TEXT_FUNCTION.test(node.callee.name) && first?.type === 'Literal' && WORD.test(String(first.value))) {
        report(first, String(first.value));
        technical.push(first);
      }
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && /class|style|tint|shade|gradient/i.test(node.id.name)) technical.push(node);
    },
    Property(node) {
      const isText = node.key.type === 'Identifier' && TEXT_PROPERTY.test(node.key.name);
      if (isText && node.value.type === 'Literal' && WORD.test(String(node.value.value))) {
        report(node, String(node.value.value));
        technical.push(node);
      }
      if (node.key.type === 'Identifier' && /class|style|tint|shade|gradient/i.test(node.key.name))
        technical.push(node);
    },
    // A drawing that is hidden from screen readers shows an example, not a text.
    JSXOpeningElement(node) {
      const isDrawing =
        node.name.type === 'JSXIdentifier' &&
        node.name.name === 'svg' &&
        /aria-hidden/.test(code.slice(node.start, node.end));
      if (isDrawing) technical.push({ start: node.start, end: code.indexOf('</svg>', node.end) });
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (TECHNICAL_ATTRIBUTES.has(name) || TECHNICAL_NAME.test(name) || /class/i.test(name)) {
        technical.push(node);
        return;
      }
      if (node.value?.type === 'Literal' && WORD.test(String(node.value.value))) {
        report(node, String(node.value.value));
        technical.push(node);
      }
    },
    JSXText(node) {
      if (WORD.test(node.value)) report(node, node.value);
    },
    Literal(node) {
      if (typeof node.value === 'string' && SENTENCE.test(node.value)) report(node, node.value);
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.raw).join('…');
      if (node.quasis.some(({ value }) => FRAGMENT.test(value.raw)) && !/[-/][a-z[]|[a-z]\[|^…px$/.test(text))
        report(node, text);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

function findUnusedMessages(): string[] {
  const used = new Set(
    ['apps', 'packages']
      .flatMap((folder) => sources(folder))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...accessesOf(readFileSync(path.join(root, file), 'utf8'))]),
  );
  return sources(MESSAGES).flatMap((file) =>
    messagesOf(file)
      .filter(({ catalog, key }) => !used.has(`${catalog}.${key}`) && !used.has(`${catalog}[`))
      .map(({ catalog, key }) => `${file}: message is not used: ${catalog}.${key}`),
  );
}

/** `cart.title` for a message read by its key, `cart[` for catalogs read by a computed key. */
function* accessesOf(code: string): Generator<string> {
  const originalNames = new Map<string, string>();
  for (const [, original = '', local = ''] of code.matchAll(/\b(\w+) as (\w+)\b/g)) originalNames.set(local, original);
  for (const [, name = '', key] of code.matchAll(/\b([A-Za-z]\w*)(?:\??\.([A-Za-z_]\w*)|\[)/g)) {
    const catalog = originalNames.get(name) ?? name;
    yield key === undefined ? `${catalog}[` : `${catalog}.${key}`;
  }
}

/** Top-level exported objects that hold messages. */
function messagesOf(file: string): { catalog: string; key: string }[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'TSSatisfiesExpression') return [];
      const object = init.expression;
      if (object.type !== 'ObjectExpression') return [];
      return object.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ catalog: id.name, key: property.key.name }]
          : [],
      );
    });
  });
}

function sources(folder: string): string[] {
  const generated = new Set(['node_modules', 'build', '.react-router', 'migrations']);
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

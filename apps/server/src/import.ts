// `npm run import -- grocery list.csv`: brings a list of products into a catalog, also while the shop is open.
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOGS, type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { formatRupees, toRupees } from '@subah/rules/money';
import {
  type ImageSource,
  type ImportSummary,
  importProducts,
  type RowError,
  readColumnMapping,
} from './modules/catalog/index.ts';
import { connectToShop } from './platform/database/connect-to-shop.ts';
import { isDatabaseAway, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { Problem } from './platform/http/problem.ts';
import { migrateJobQueue } from './platform/jobs/jobs.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';
import { checkBucket } from './platform/storage/check-bucket.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const USAGE = `npm run import -- <catalog> <file.csv or .csv.gz> [options]

  catalog  ${CATALOGS.join(', ')}
  columns    code, name, brand, category, subcategory, price, mrp, unit, quantity, stock, description, tags, image,
             composition, prescription; in any order, found by the header. Needed are name, category and price.

  --map field=column     the file calls a column differently: --map name=product (an empty column leaves it out)
  --scale field=factor   numbers are multiplied: --scale price=0.01 for prices in paise
  --default field=value  where the file says nothing: --default stock=25
  --images folder        the pictures that the column "image" names lie in this folder: the end of an address is enough
  --preview              read everything, show what would happen, write nothing

What a row says nothing about stays as it is. Rows with errors are left out and listed in <file>.errors.csv.
An import that was stopped goes on where it stopped when it is started again with the same file and options.
`;

const SHOWN_ERRORS = 20;
const BAR_CELLS = 30;

type Order = {
  catalog: Catalog;
  file: string;
  isPreview: boolean;
  columns: ReturnType<typeof readColumnMapping>;
  images: ImageSource | undefined;
};

const say = (text = '') => process.stdout.write(`${text}\n`);
const figure = (value: number) => value.toLocaleString('en-IN');
const many = (count: number, one: string, more: string) => `${figure(count)} ${count === 1 ? one : more}`;

try {
  const order = readOrder(process.argv.slice(2));
  if (order) process.exitCode = await run(order, readSettings(process.env));
  else process.stdout.write(USAGE);
} catch (error) {
  if (isDatabaseAway(error)) fail('The database went away. Start the same command again to go on.');
  else if (error instanceof Problem || error instanceof StartFailure) fail(error.message);
  else throw error;
}

function fail(sentence: string): void {
  process.stderr.write(`subah: ${sentence}\n`);
  process.exitCode = 1;
}

/** What was typed, or nothing when the person asks for help. */
function readOrder(typed: string[]): Order | undefined {
  const text = { type: 'string', multiple: true } as const;
  const options = {
    map: text,
    scale: text,
    default: text,
    images: { type: 'string' },
    preview: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: typed, options, allowPositionals: true });
  } catch (error) {
    throw new StartFailure(`${(error as Error).message.split('. ')[0]}. --help shows what can be typed.`);
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) return undefined;
  const [name, file, ...more] = positionals;
  const catalog = CATALOGS.find((candidate) => candidate === name);
  if (!catalog) throw new StartFailure(`There is no catalog "${name}"; there are ${CATALOGS.join(', ')}.`);
  if (!file || more.length > 0) throw new StartFailure('Name one file after the catalog. --help shows how.');
  // npm runs us in the folder of the project; the person stands in another one.
  const from = (typed: string) => path.resolve(process.env.INIT_CWD ?? '.', typed);
  const place = from(file);
  if (!existsSync(place)) throw new StartFailure(`There is no file ${place}.`);
  const folder = values.images === undefined ? undefined : from(values.images);
  if (folder && !existsSync(folder)) throw new StartFailure(`There is no folder ${folder}.`);
  return {
    catalog,
    file: place,
    isPreview: values.preview ?? false,
    columns: readColumnMapping(values),
    images: folder ? imagesIn(folder) : undefined,
  };
}

/** Nothing outside the folder is read, whatever a list names. */
function imagesIn(folder: string): ImageSource {
  return async (name) => {
    const [place = ''] = name.split(/[?#]/);
    return readFile(path.join(folder, path.basename(place))).catch(() => undefined);
  };
}

async function run(order: Order, settings: Settings): Promise<number> {
  if (settings.bucket) await checkBucket(settings.bucket);
  const { connection, disconnect } = await connectToShop(settings);
  const database = openDatabase(connection, { size: 2 });
  try {
    await migrateDatabase(database);
    await migrateJobQueue(database.pool);
    const errors = listErrors(order, settings.dataDir);
    const progress = showProgress();
    const started = Date.now();
    const summary = await importProducts(
      { db: database.db, pictures: openStorage(settings).pictures },
      {
        ...order,
        signal: stopOnSignals(),
        onStart: ({ header, rowsDone }) => {
          errors.begin(header);
          if (rowsDone > 0) say(`Going on after ${figure(rowsDone)} rows.`);
        },
        onProgress: progress.show,
        onRowError: errors.add,
      },
    ).finally(progress.end);
    tell(order, summary, (Date.now() - started) / 1000);
    errors.tell(summary.isFinished);
    return summary.isFinished ? 0 : 1;
  } finally {
    await database.close();
    await disconnect();
  }
}

/** The first signal ends the import after the batch in hand; a second one does not wait. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (stop.signal.aborted ? process.exit(1) : stop.abort()));
  }
  return stop.signal;
}

/** A bar on a terminal, a line every tenth elsewhere. */
function showProgress() {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  let tenths = 0;
  return {
    show({ rows, part }: { rows: number; part: number }): void {
      const percent = `${String(Math.floor(part * 100)).padStart(3)} %`;
      if (isTerminal) {
        const full = Math.round(part * BAR_CELLS);
        const left = Math.round(((Date.now() - started) / 1000) * (1 / part - 1));
        const bar = '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
        process.stdout.write(`\r  ${bar} ${percent}  ${figure(rows)} rows${part < 1 ? `, ${left} s left` : ''}\x1b[K`);
      } else if (Math.floor(part * 10) > tenths) {
        tenths = Math.floor(part * 10);
        say(`${percent}  ${figure(rows)} rows`);
      }
    },
    end(): void {
      if (isTerminal) say();
    },
  };
}

/** Keeps all errors in a file beside the list, in a form that can be put right and imported, and shows the first ones. */
function listErrors({ file, isPreview }: Order, dataDir: string) {
  const places = [`${file}.errors.csv`, path.join(dataDir, `${path.basename(file)}.errors.csv`)];
  const first: RowError[] = [];
  let count = 0;
  let header: string[] = [];
  let open: { place: string; descriptor: number } | undefined;
  const write = (cells: string[]) => open && writeSync(open.descriptor, `${cells.map(quoted).join(',')}\n`);
  return {
    begin(columns: string[]): void {
      header = columns;
    },
    add(error: RowError): void {
      count++;
      if (first.length < SHOWN_ERRORS) first.push(error);
      if (isPreview) return;
      if (!open) {
        open = openFirst(places);
        write(['line', 'field', 'error', ...header]);
      }
      write([String(error.line), error.field, error.sentence, ...error.cells]);
    },
    tell(isFinished: boolean): void {
      if (count > 0) say();
      for (const { line, field, sentence } of first) say(`  line ${line}, ${field}: ${sentence}`);
      if (count > first.length) say(`  … and ${figure(count - first.length)} more.`);
      if (open) {
        closeSync(open.descriptor);
        say(`  All errors are in ${open.place}.`);
      } else if (isFinished && !isPreview) {
        // Errors of an earlier import would be taken for errors of this one.
        rmSync(places[0] ?? '', { force: true });
      }
    },
  };
}

/** The folder of the list may be one that we only read. */
function openFirst(places: string[]): { place: string; descriptor: number } {
  for (const place of places) {
    try {
      return { place, descriptor: openSync(place, 'w') };
    } catch {}
  }
  throw new StartFailure(`The errors cannot be written to ${places.join(' or ')}.`);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function tell({ catalog, file, isPreview, images }: Order, done: ImportSummary, seconds: number): void {
  const { title } = catalogFacts[catalog];
  say();
  if (!done.isFinished) say(`Stopped. Start the same command again to go on after ${figure(done.rows)} rows.`);
  else if (isPreview) say(`Preview of ${path.basename(file)} for ${title}; nothing has been written.`);
  else say(`Imported ${path.basename(file)} into ${title} in ${seconds.toFixed(1)} s.`);
  say(
    `  ${figure(done.rows)} rows: ${figure(done.created)} new, ${figure(done.changed)} changed, ${figure(done.unchanged)} unchanged, ${figure(done.repeated)} repeated, ${figure(done.failed)} with errors.`,
  );
  if (done.newCategories + done.newSubcategories > 0) {
    const shelves = [
      many(done.newCategories, 'category', 'categories'),
      many(done.newSubcategories, 'subcategory', 'subcategories'),
    ];
    say(`  New: ${shelves.join(' and ')}.`);
  }
  if (done.images > 0 && !(images && isPreview)) {
    say(
      images
        ? `  ${many(done.newPictures, 'new picture', 'new pictures')}; ${figure(done.missingPictures)} of ${figure(done.images)} are not in the folder.`
        : `  ${figure(done.images)} rows name an image. Without --images they are not taken over; new products show the default picture.`,
    );
  }
  if (done.damaged > 0)
    say(`  ${figure(done.damaged)} rows have characters that were lost before; please look them over.`);
  if (done.preview.length > 0) say('\n  The first rows as they would be:');
  for (const row of done.preview) {
    const pack = row.unit ? packSize(row.packQuantity ?? 1, row.unit) : '';
    const price =
      formatRupees(toRupees(row.pricePaise)) + (row.mrpPaise ? ` (MRP ${formatRupees(toRupees(row.mrpPaise))})` : '');
    const shelf = [row.category, row.subcategory].filter(Boolean).join(' › ');
    const stock = row.stock === null ? '' : `stock ${row.stock}`;
    say(
      `  ${(row.state === 'created' ? 'new' : row.state).padEnd(9)} ${[row.code, row.name, row.brand, pack, price, shelf, stock].filter(Boolean).join(' | ')}`,
    );
  }
}

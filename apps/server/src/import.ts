// `npm run import -- grocery list.csv`: imports a CSV file of products into a catalog, also while the server runs.
import { closeSync, existsSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOGS, type Catalog } from '@subah/rules/catalog/catalogs';
import { IMPORT_COLUMNS } from '@subah/rules/catalog/list-columns';
import { formatCount, print, printColumns, printSummary } from './import-report.ts';
import {
  type ImageSource,
  importProducts,
  importTemplate,
  type RowError,
  readColumnMapping,
  startErrorList,
} from './modules/catalog/index.ts';
import { connectToShop } from './platform/database/connect-to-shop.ts';
import { isDatabaseUnavailable, openDatabase } from './platform/database/database.ts';
import { migrateShop } from './platform/database/migrate-shop.ts';
import { Problem } from './platform/http/problem.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';
import { checkBucket } from './platform/storage/check-bucket.ts';
import { openStorage } from './platform/storage/open-storage.ts';

/** Lines of at most 100 characters, indented like the usage text. */
const wrap = (text: string) => text.replace(/(.{1,87})(?:\s|$)/g, '             $1\n').trimEnd();

const USAGE = `npm run import -- <catalog> <file.csv or .csv.gz> [options]

  catalog    ${CATALOGS.join(', ')}
  columns    in any order, found by the header or by the usual names of other lists (product, sale_price, qty …);
             name, category and price are required; a third category becomes a tag:
${wrap(IMPORT_COLUMNS.join(', '))}

  --map field=column     the file calls a column differently: --map name=product (an empty column is ignored)
  --scale field=factor   numbers are multiplied: --scale quantity=1000
  --prices rupees|paise  what the prices of the file are in; needed when they look like paise
  --default field=value  for empty cells and missing columns: --default stock=25
  --images folder        the pictures that the column "image" names lie in this folder: the end of an address is enough
  --preview              read everything, show the columns and what would happen, write nothing
  --template             write an empty list with all columns to <catalog>-template.csv

Empty cells keep the value of the product. Rows with errors are skipped and listed in <file>.errors.csv.
Prices that look like paise stop the import before anything is written, until --prices says what they are.
A stopped import resumes when it is started again with the same file and options.
`;

const PAISE_REFUSAL =
  'Nothing was imported, because the prices look like paise. Start it again with --prices=paise, or with --prices=rupees if they are not.';
const SHOWN_ERRORS = 20;
const BAR_CELLS = 30;

type ImportCommand = {
  catalog: Catalog;
  file: string;
  isPreview: boolean;
  columns: ReturnType<typeof readColumnMapping>;
  images: ImageSource | undefined;
};

try {
  const command = readCommand(process.argv.slice(2));
  if (!command) process.stdout.write(USAGE);
  else if ('template' in command) writeTemplate(command.template);
  else process.exitCode = await run(command, readSettings(process.env));
} catch (error) {
  if (isDatabaseUnavailable(error)) fail('The database went away. Start the same command again to go on.');
  else if (error instanceof Problem || error instanceof StartFailure) fail(error.message);
  else throw error;
}

function fail(message: string): void {
  process.stderr.write(`subah: ${message}\n`);
  process.exitCode = 1;
}

// npm changes the working directory; INIT_CWD is the one of the caller.
function resolve(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', name);
}

function writeTemplate(catalog: Catalog): void {
  const file = resolve(`${catalog}-template.csv`);
  if (existsSync(file)) throw new StartFailure(`There is a file ${file} already.`);
  writeFileSync(file, importTemplate(catalog));
  print(`Wrote ${file}.`);
}

/** Undefined for --help and without arguments. */
function readCommand(args: string[]): ImportCommand | { template: Catalog } | undefined {
  const text = { type: 'string', multiple: true } as const;
  const options = {
    map: text,
    scale: text,
    prices: { type: 'string' },
    default: text,
    images: { type: 'string' },
    preview: { type: 'boolean' },
    template: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartFailure(`${(error as Error).message.split('. ')[0]}. --help shows what can be typed.`);
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) return undefined;
  const [name, file, ...more] = positionals;
  const catalog = CATALOGS.find((candidate) => candidate === name);
  if (!catalog) throw new StartFailure(`There is no catalog "${name}"; there are ${CATALOGS.join(', ')}.`);
  if (values.template) return { template: catalog };
  if (!file || more.length > 0) throw new StartFailure('Name one file after the catalog. --help shows how.');
  const filePath = resolve(file);
  if (!existsSync(filePath)) throw new StartFailure(`There is no file ${filePath}.`);
  const folder = values.images === undefined ? undefined : resolve(values.images);
  if (folder && !existsSync(folder)) throw new StartFailure(`There is no folder ${folder}.`);
  return {
    catalog,
    file: filePath,
    isPreview: values.preview ?? false,
    columns: readColumnMapping(values),
    images: folder ? readImagesFrom(folder) : undefined,
  };
}

/** Uses only the file name of an address, so that nothing outside the folder is read. */
function readImagesFrom(folder: string): ImageSource {
  return async (name) => {
    const [address = ''] = name.split(/[?#]/);
    return readFile(path.join(folder, path.basename(address))).catch(() => undefined);
  };
}

async function run(command: ImportCommand, settings: Settings): Promise<number> {
  if (settings.bucket) await checkBucket(settings.bucket);
  const { connection, disconnect } = await connectToShop(settings);
  const database = openDatabase(connection, { size: 2 });
  try {
    await migrateShop(connection);
    const errors = writeErrors(command, settings.dataDir);
    const progress = showProgress();
    const started = Date.now();
    const summary = await importProducts(
      { db: database.db, pictures: openStorage(settings).pictures },
      {
        ...command,
        signal: stopOnSignals(),
        onRead: (read) => {
          errors.begin(read.columns.header);
          printColumns(command, read);
          if (read.looksLikePaise && !command.isPreview) throw new StartFailure(PAISE_REFUSAL);
        },
        onStart: (rowsDone) => {
          if (rowsDone > 0) print(`Going on after ${formatCount(rowsDone)} rows.`);
        },
        onProgress: progress.show,
        onRowError: errors.add,
      },
    ).finally(progress.end);
    printSummary(command, summary, (Date.now() - started) / 1000);
    errors.print(summary.isFinished);
    return summary.isFinished ? 0 : 1;
  } finally {
    await database.close();
    await disconnect();
  }
}

/** The first signal stops the import after the current batch, a second one at once. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (stop.signal.aborted ? process.exit(1) : stop.abort()));
  }
  return stop.signal;
}

/** A progress bar on a terminal, otherwise a line for every 10 %. */
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
        process.stdout.write(
          `\r  ${bar} ${percent}  ${formatCount(rows)} rows${part < 1 ? `, ${left} s left` : ''}\x1b[K`,
        );
      } else if (Math.floor(part * 10) > tenths) {
        tenths = Math.floor(part * 10);
        print(`${percent}  ${formatCount(rows)} rows`);
      }
    },
    end(): void {
      if (isTerminal) print();
    },
  };
}

/** Writes all errors to a CSV file beside the input, which can be corrected and imported, and prints the first ones. */
function writeErrors({ file, isPreview }: ImportCommand, dataDir: string) {
  const paths = [`${file}.errors.csv`, path.join(dataDir, `${path.basename(file)}.errors.csv`)];
  const first: RowError[] = [];
  let count = 0;
  let header: string[] = [];
  let open: { path: string; descriptor: number } | undefined;
  let list: ReturnType<typeof startErrorList> | undefined;
  return {
    begin(columns: string[]): void {
      header = columns;
    },
    add(error: RowError): void {
      count++;
      if (first.length < SHOWN_ERRORS) first.push(error);
      if (isPreview) return;
      open ??= openFirst(paths);
      const { descriptor } = open;
      list ??= startErrorList(header, (text) => void writeSync(descriptor, text));
      list.add(error);
    },
    print(isFinished: boolean): void {
      if (count > 0) print();
      for (const { line, field, message } of first) print(`  line ${line}, ${field}: ${message}`);
      if (count > first.length) print(`  … and ${formatCount(count - first.length)} more.`);
      if (open) {
        list?.end();
        closeSync(open.descriptor);
        print(`  All errors are in ${open.path}.`);
      } else if (isFinished && !isPreview) {
        // An error file of an earlier import would be mistaken for one of this import.
        rmSync(paths[0] ?? '', { force: true });
      }
    },
  };
}

/** The folder of the input may be read-only. */
function openFirst(paths: string[]): { path: string; descriptor: number } {
  for (const candidate of paths) {
    try {
      return { path: candidate, descriptor: openSync(candidate, 'w') };
    } catch {}
  }
  throw new StartFailure(`The errors cannot be written to ${paths.join(' or ')}.`);
}

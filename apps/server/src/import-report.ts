import path from 'node:path';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { formatRupees, toRupees } from '@subah/rules/money';
import type { ImageSource, ImportSummary, LocatedColumns } from './modules/catalog/index.ts';

type ReportedCommand = { catalog: Catalog; file: string; isPreview: boolean; images: ImageSource | undefined };

export const print = (text = '') => process.stdout.write(`${text}\n`);
export const formatCount = (value: number) => value.toLocaleString('en-IN');
const plural = (count: number, one: string, more: string) => `${formatCount(count)} ${count === 1 ? one : more}`;

/** Which column is read as what: always in a preview, else only if something was guessed. */
export function printColumns(
  { file, isPreview }: ReportedCommand,
  { columns: located, looksLikePaise }: { columns: LocatedColumns; looksLikePaise: boolean },
): void {
  const { columns, unused, unit } = located;
  if (!isPreview && !looksLikePaise && !columns.some(({ isGuess }) => isGuess)) return;
  print(`Columns of ${path.basename(file)}:`);
  for (const { column, title, isGuess } of columns)
    if (title !== null) print(`  ${column.padEnd(20)} from "${title}"${isGuess ? ' (guessed)' : ''}`);
  if (unit) print(`  ${'unit'.padEnd(20)} always ${unit}, from the title of the quantity`);
  if (unused.length > 0) print(`  not used: ${unused.join(', ')}`);
  print('  Change one with --map field=column; --map field= leaves it out.');
  if (looksLikePaise)
    print('  The prices look like paise. Say --prices=paise if they are, and --prices=rupees if not.');
  print();
}

export function printSummary(
  { catalog, file, isPreview, images }: ReportedCommand,
  done: ImportSummary,
  seconds: number,
): void {
  const { title } = catalogFacts[catalog];
  print();
  if (!done.isFinished) print(`Stopped. Start the same command again to go on after ${formatCount(done.rows)} rows.`);
  else if (isPreview) print(`Preview of ${path.basename(file)} for ${title}; nothing has been written.`);
  else print(`Imported ${path.basename(file)} into ${title} in ${seconds.toFixed(1)} s.`);
  print(
    `  ${formatCount(done.rows)} rows: ${formatCount(done.created)} new, ${formatCount(done.changed)} changed, ${formatCount(done.unchanged)} unchanged, ${formatCount(done.repeated)} repeated, ${formatCount(done.failed)} with errors.`,
  );
  if (done.newCategories + done.newSubcategories > 0) {
    const shelves = [
      plural(done.newCategories, 'category', 'categories'),
      plural(done.newSubcategories, 'subcategory', 'subcategories'),
    ];
    print(`  New: ${shelves.join(' and ')}.`);
  }
  if (done.images > 0 && !(images && isPreview)) {
    print(
      images
        ? `  ${plural(done.newPictures, 'new picture', 'new pictures')}; ${formatCount(done.missingPictures)} of ${formatCount(done.images)} are not in the folder.`
        : `  ${formatCount(done.images)} rows name an image. Without --images they are not taken over; new products show the default picture.`,
    );
  }
  if (done.damaged > 0)
    print(`  ${formatCount(done.damaged)} rows have characters that were lost before; please look them over.`);
  if (done.unknownUnits.length > 0) {
    const units = done.unknownUnits.map(({ unit, rows }) => `${unit} (${plural(rows, 'row', 'rows')})`);
    print(`  Unknown units: ${units.join(', ')}.`);
  }
  if (done.preview.length > 0) print('\n  The first rows as they would be:');
  for (const row of done.preview) {
    const pack = row.unit ? packSize(row.packQuantity ?? 1, row.unit) : '';
    const price =
      formatRupees(toRupees(row.pricePaise)) + (row.mrpPaise ? ` (MRP ${formatRupees(toRupees(row.mrpPaise))})` : '');
    const shelf = [row.category, row.subcategory].filter(Boolean).join(' › ');
    const stock = row.stock === null ? '' : `stock ${row.stock}`;
    print(
      `  ${(row.state === 'created' ? 'new' : row.state).padEnd(9)} ${[row.code, row.name, row.brand, pack, price, shelf, stock].filter(Boolean).join(' | ')}`,
    );
  }
}

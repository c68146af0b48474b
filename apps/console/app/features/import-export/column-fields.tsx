import type { ImportColumns } from '@subah/contract/catalog/import-admin';
import { CORE_LIST_COLUMNS, type ColumnMapping, type ImportColumn } from '@subah/rules/catalog/list-columns';
import { Field, Select, TextInput } from '@subah/ui/field';

type ColumnFieldsProps = {
  columns: ImportColumns;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
};

type FoundColumn = ImportColumns['columns'][number];

/** Below the others, unless the file has them. */
const FURTHER_COLUMNS = [
  'category in hindi',
  'subcategory in hindi',
  'hsn',
  'gst percent',
  'on sale',
  'featured',
  'shop pictures',
];
const MAIN_COLUMNS = new Set<string>(
  [...CORE_LIST_COLUMNS, 'third category', 'image'].filter((column) => !FURTHER_COLUMNS.includes(column)),
);
const PAISE = 0.01;

const LABELS: Partial<Record<ImportColumn, string>> = {
  mrp: 'MRP',
  hsn: 'HSN code',
  'gst percent': 'GST %',
  'category in hindi': 'Category in Hindi',
  'subcategory in hindi': 'Subcategory in Hindi',
  unit: 'Unit',
  'third category': 'Third category (tag)',
};
const labelOf = (column: string) =>
  LABELS[column as ImportColumn] ?? `${column.charAt(0).toUpperCase()}${column.slice(1)}`;

/** Which column of the file is read as what. A change is read again at once. */
export function ColumnFields({ columns: found, mapping, onChange }: ColumnFieldsProps) {
  const { columns, missing, unused, unit, looksLikePaise } = found;
  const isMain = ({ column, title }: FoundColumn) => MAIN_COLUMNS.has(column) || title !== null;
  const isInPaise = mapping.scale.price === PAISE;
  const setDefault = (column: ImportColumn, value: string) => {
    if ((mapping.defaults[column] ?? '') === value) return;
    const { [column]: _before, ...others } = mapping.defaults;
    onChange({ ...mapping, defaults: value === '' ? others : { ...others, [column]: value } });
  };
  const fields = (shown: FoundColumn[]) => (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {shown.map((each) => (
        <ColumnField
          key={each.column}
          found={each}
          header={found.header}
          isMissing={missing.includes(each.column)}
          onChange={(title) => onChange({ ...mapping, map: { ...mapping.map, [each.column]: title } })}
        />
      ))}
    </div>
  );
  return (
    <details open className="rounded-btn border border-line p-3">
      <summary className="font-bold">Columns</summary>
      <div className="mt-3 grid gap-3">
        {missing.length > 0 && (
          <p role="alert" className="font-semibold text-chilli">
            Choose the column for {missing.join(', ')}, or enter one value for all rows.
          </p>
        )}
        {fields(columns.filter(isMain))}
        <details>
          <summary className="text-ink-600">More columns</summary>
          <div className="mt-2">{fields(columns.filter((each) => !isMain(each)))}</div>
        </details>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          {(['category', 'stock'] as const).map((column) => (
            <Field key={column} label={`${labelOf(column)} if empty`}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={100}
                  defaultValue={mapping.defaults[column] ?? ''}
                  onBlur={(event) => setDefault(column, event.target.value.trim())}
                />
              )}
            </Field>
          ))}
          <Field label="Prices are in" hint={looksLikePaise ? 'All prices end in 00. Are they in paise?' : undefined}>
            {(control) => (
              <Select
                {...control}
                value={isInPaise ? 'paise' : 'rupees'}
                onChange={({ target }) => {
                  const { price: _price, mrp: _mrp, ...others } = mapping.scale;
                  const scale = target.value === 'paise' ? { ...others, price: PAISE, mrp: PAISE } : others;
                  onChange({ ...mapping, scale });
                }}
              >
                <option value="rupees">Rupees</option>
                <option value="paise">Paise</option>
              </Select>
            )}
          </Field>
        </div>
        {unit && <p className="text-ink-600">All quantities are in {unit}.</p>}
        {unused.length > 0 && <p className="text-ink-600">Not read: {unused.join(', ')}.</p>}
      </div>
    </details>
  );
}

type ColumnFieldProps = {
  found: FoundColumn;
  header: string[];
  isMissing: boolean;
  onChange: (title: string) => void;
};

function ColumnField({ found: { column, title, isGuess }, header, isMissing, onChange }: ColumnFieldProps) {
  return (
    <Field
      label={labelOf(column)}
      hint={isGuess ? 'Guessed' : undefined}
      error={isMissing ? 'Needed' : undefined}
      className="min-w-0"
    >
      {(control) => (
        <Select {...control} value={title ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">Not in the list</option>
          {[...new Set(header)].filter(Boolean).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

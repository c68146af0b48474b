import type { ImportColumns } from '@subah/contract/catalog/import-admin';
import { common } from '@subah/messages/console/common';
import { importExport as texts } from '@subah/messages/console/import-export';
import { t } from '@subah/messages/console/message';
import { CORE_LIST_COLUMNS, type ColumnMapping, type ImportColumn } from '@subah/rules/catalog/list-columns';
import { Field, Select, TextInput } from '@subah/ui/field';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../lib/list/use-debounced.ts';

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
export const PAISE = 0.01;

const LABELS: Partial<Record<ImportColumn, string>> = {
  mrp: t(common.mrp),
  hsn: t(common.hsnCode),
  'gst percent': t(common.gstPercent),
  'category in hindi': t(texts.categoryInHindi),
  'subcategory in hindi': t(texts.subcategoryInHindi),
  unit: t(common.unit),
  'third category': t(texts.thirdCategory),
};
const labelOf = (column: string) =>
  LABELS[column as ImportColumn] ?? `${column.charAt(0).toUpperCase()}${column.slice(1)}`;

/** Which column of the file is read as what. A change is read again at once. */
export function ColumnFields({ columns: found, mapping, onChange }: ColumnFieldsProps) {
  const { columns, missing, unused, unit } = found;
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
      <summary className="font-bold">{t(texts.columns)}</summary>
      <div className="mt-3 grid gap-3">
        {missing.length > 0 && (
          <p role="alert" className="font-semibold text-chilli">
            {t(texts.chooseColumn, { columns: missing.join(', ') })}
          </p>
        )}
        {fields(columns.filter(isMain))}
        <details>
          <summary className="text-ink-600">{t(texts.moreColumns)}</summary>
          <div className="mt-2">{fields(columns.filter((each) => !isMain(each)))}</div>
        </details>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          {(['category', 'stock'] as const).map((column) => (
            <DefaultField
              key={column}
              label={t(texts.ifEmpty, { column: labelOf(column) })}
              value={mapping.defaults[column] ?? ''}
              onChange={(value) => setDefault(column, value)}
            />
          ))}
          <Field label={t(texts.pricesIn)}>
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
                <option value="rupees">{t(common.rupees)}</option>
                <option value="paise">{t(texts.paise)}</option>
              </Select>
            )}
          </Field>
        </div>
        {unit && <p className="text-ink-600">{t(texts.allInUnit, { unit })}</p>}
        {unused.length > 0 && <p className="text-ink-600">{t(texts.notRead, { columns: unused.join(', ') })}</p>}
      </div>
    </details>
  );
}

type DefaultFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Read while it is typed: on blur alone, the press on Import would find the button busy. */
function DefaultField({ label, value, onChange }: DefaultFieldProps) {
  const [text, setText] = useState(value);
  const typed = useDebounced(text.trim());
  const handleTyped = useEffectEvent(onChange);
  useEffect(() => handleTyped(typed), [typed]);
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => onChange(text.trim())}
        />
      )}
    </Field>
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
      hint={isGuess ? t(texts.guessed) : undefined}
      error={isMissing ? t(texts.needed) : undefined}
      className="min-w-0"
    >
      {(control) => (
        <Select {...control} value={title ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t(texts.notInList)}</option>
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

import { common } from '@subah/messages/console/common';
import { importExport as texts } from '@subah/messages/console/import-export';
import { t } from '@subah/messages/console/message';
import { CATALOGS, type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { listColumns } from '@subah/rules/catalog/list-columns';
import { Button } from '@subah/ui/button';
import { Field, Select } from '@subah/ui/field';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/api/save-file.ts';
import { download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { ImportCard } from './import-card.tsx';

export function ImportExportScreen() {
  const [catalog, setCatalog] = useState<Catalog>('grocery');
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)]">
      <section className="card grid gap-4 p-4" aria-label={t(common.catalog)}>
        <Field label={t(common.catalog)}>
          {(control) => (
            <Select {...control} value={catalog} onChange={(event) => setCatalog(event.target.value as Catalog)}>
              {CATALOGS.map((option) => (
                <option key={option} value={option}>
                  {catalogFacts[option].title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DownloadButtons catalog={catalog} />
        <p className="text-ink-600">{t(texts.columnsNote, { columns: listColumns(catalog).join(', ') })}</p>
      </section>
      <ImportCard key={catalog} catalog={catalog} />
    </div>
  );
}

function DownloadButtons({ catalog }: { catalog: Catalog }) {
  const { pending, run } = useAction<'export' | 'template'>(t(common.failedToLoad));
  const params = { catalog };
  const exportCatalog = () =>
    run('export', async () => saveFile(await download('GET admin/export/{catalog}', { params }), `${catalog}.csv`));
  const saveTemplate = () =>
    run('template', async () =>
      saveFile(await download('GET admin/import/{catalog}/template', { params }), `${catalog}-template.csv`),
    );
  return (
    <div className="grid gap-2">
      <Button variant="line" busy={pending === 'export'} onClick={() => void exportCatalog()}>
        <Download className="size-4" aria-hidden />
        {t(texts.exportOf, { catalog: catalogFacts[catalog].title })}
      </Button>
      <Button variant="line" busy={pending === 'template'} onClick={() => void saveTemplate()}>
        <FileSpreadsheet className="size-4" aria-hidden />
        {t(texts.template)}
      </Button>
    </div>
  );
}

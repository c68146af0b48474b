import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { may } from '../api/may.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import type { FormValues } from '../form/form-values.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { SavedViews } from '../list/saved-views.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useList } from '../list/use-list.ts';
import { useSearchText } from '../list/use-search-text.ts';
import { useOverlayParam } from '../navigation/use-overlay-param.ts';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { PrintRowsButton } from './print-rows-button.tsx';
import type { Resource } from './resource.ts';
import { ResourceDetail } from './resource-detail.tsx';
import { ResourceRows } from './resource-rows.tsx';
import { ResourceSheet } from './resource-sheet.tsx';

type ResourceScreenProps<Row, Values extends FormValues> = {
  resource: Resource<Row, Values>;
  /** Opens with the form of a new record. */
  isCreating?: boolean;
};

// Without the key, a change of tab would render the rows of one resource with the columns of the next.
export const ResourceScreen = <Row, Values extends FormValues>(props: ResourceScreenProps<Row, Values>) => (
  <ResourceList key={props.resource.id} {...props} resource={withoutChanges(props.resource)} />
);

function withoutChanges<Row, Values extends FormValues>(resource: Resource<Row, Values>): Resource<Row, Values> {
  if (!resource.ability || may(resource.ability)) return resource;
  const { form, remove, actions, bulk, ...readable } = resource;
  return readable;
}

type Overlay<Row> = { kind: 'create' } | { kind: 'edit' | 'copy' | 'delete'; row: Row };

function ResourceList<Row, Values extends FormValues>({ resource, isCreating }: ResourceScreenProps<Row, Values>) {
  const { id, rowKey, invalidates = [], csvFile } = resource;
  const canExport = !resource.csvAbility || may(resource.csvAbility);
  const search = useSearchText();
  const [sort, setSort] = useSearchParam('sort');
  const filters = useFilters(resource.filters ?? []);
  const query = { q: search.q, sort, filters: filters.chosen };
  const load = (cursor: string | undefined) => resource.list({ ...query, cursor });
  const list = useList({ name: id, query, load });
  const invalidate = useInvalidate();
  const [overlay, setOverlay] = useState<Overlay<Row> | undefined>(isCreating ? { kind: 'create' } : undefined);
  const close = () => setOverlay(undefined);
  const detail = useOverlayParam(resource.detail?.param ?? 'detail');
  const linked = useOverlayParam('edit');
  const reload = () => invalidate([id, ...invalidates]);
  const closeAndReload = () => {
    close();
    reload();
  };

  const showNewest = (isFollowed: boolean) => {
    if (resource.form?.newestFirst) filters.clear({ sort: resource.form.newestFirst });
    if (!isFollowed) close();
    reload();
  };

  return (
    <div className="card min-w-0 overflow-clip">
      {(canExport || hasToolbar(resource)) && (
        <ListToolbar
          searchLabel={resource.searchLabel}
          q={search.text}
          onSearch={search.setText}
          filters={filters}
          scope={id}
        >
          {resource.toolbar?.(query)}
          {canExport && (
            <>
              <ExportButton
                fileName={id}
                columns={resource.csv}
                load={load}
                readFile={csvFile && (() => csvFile(query))}
                errorText={resource.errorText}
              />
              <PrintRowsButton
                title={resource.plural}
                columns={resource.csv}
                load={load}
                errorText={resource.errorText}
              />
            </>
          )}
          {resource.form && (
            <Button size="sm" onClick={() => setOverlay({ kind: 'create' })}>
              <Plus className="size-4" aria-hidden />
              {t(texts.add, { singular: resource.singular })}
            </Button>
          )}
        </ListToolbar>
      )}
      {resource.hasViews && (
        <div className="border-line border-b px-3 py-2 empty:hidden">
          <SavedViews list={id} filters={resource.filters ?? []} />
        </div>
      )}
      <ResourceRows
        resource={resource}
        list={list}
        query={query}
        sort={sort}
        onSort={setSort}
        onOpen={(kind, row) => (kind === 'detail' ? detail.open(rowKey(row)) : setOverlay({ kind, row }))}
        reload={reload}
        onClearFilters={search.q || filters.isSet ? filters.clear : undefined}
      />
      {overlay && overlay.kind !== 'delete' && resource.form && (
        <ResourceSheet
          scope={id}
          singular={resource.singular}
          form={resource.form}
          row={overlay.kind === 'edit' ? overlay.row : undefined}
          copiedFrom={overlay.kind === 'copy' ? overlay.row : undefined}
          onClose={close}
          onSaved={overlay.kind === 'edit' ? closeAndReload : showNewest}
          onStale={reload}
        />
      )}
      {resource.form && resource.load && linked.value && (
        <LinkedForm
          key={linked.value}
          resource={resource}
          rowKey={linked.value}
          onClose={linked.close}
          reload={reload}
        />
      )}
      {resource.detail && detail.value && (
        <ResourceDetail
          key={detail.value}
          scope={id}
          detail={resource.detail}
          rowKey={detail.value}
          row={list.rows.find((row) => rowKey(row) === detail.value)}
          onClose={detail.close}
          reload={reload}
        />
      )}
      {overlay?.kind === 'delete' && (
        <DeleteDialog resource={resource} row={overlay.row} onClose={close} onDeleted={closeAndReload} />
      )}
    </div>
  );
}

type LinkedFormProps<Row, Values extends FormValues> = {
  resource: Resource<Row, Values>;
  rowKey: string;
  onClose: () => void;
  reload: () => void;
};

function LinkedForm<Row, Values extends FormValues>({
  resource,
  rowKey,
  onClose,
  reload,
}: LinkedFormProps<Row, Values>) {
  const { id, singular, form, load } = resource;
  if (!form || !load) return null;
  const save = () => {
    onClose();
    reload();
  };
  const render = (row: Row) => (
    <ResourceSheet
      scope={id}
      singular={singular}
      form={form}
      row={row}
      onClose={onClose}
      onSaved={save}
      onStale={reload}
    />
  );
  return (
    <ResourceDetail
      scope={id}
      detail={{ param: 'edit', load, render }}
      rowKey={rowKey}
      row={undefined}
      onClose={onClose}
      reload={reload}
    />
  );
}

const hasToolbar = <Row, Values extends FormValues>(resource: Resource<Row, Values>): boolean =>
  Boolean(resource.searchLabel || resource.filters?.length || resource.form || resource.toolbar);

import { type Area, AreaForm } from '@subah/contract/delivery/delivery';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
import { api } from '../../lib/api/session.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const areaValues = (row: Area | undefined) => ({
  name: row?.name ?? '',
  hindiName: row?.hindiName ?? '',
  alias: row?.alias ?? '',
  pincodes: row?.pincodes.join(', ') ?? '',
});

const areas: Resource<Area, ReturnType<typeof areaValues>> = {
  id: 'areas',
  singular: t(texts.areaNoun),
  plural: t(texts.areasNoun),
  list: () => api('GET admin/areas'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  emptyText: t(texts.noAreas),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'name',
      label: t(common.area),
      cell: (row) => (
        <StackedCell
          primary={<b>{row.name}</b>}
          secondary={[row.hindiName, row.alias && t(texts.alsoCalledAlias, { alias: row.alias })]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      key: 'pincodes',
      label: t(texts.pincodes),
      cell: (row) => <span className="num whitespace-normal">{row.pincodes.join(', ')}</span>,
    },
  ],
  csv: [
    [t(common.area), (row) => row.name],
    [t(texts.areaInHindi), (row) => row.hindiName],
    [t(texts.alsoCalled), (row) => row.alias],
    [t(texts.pincodes), (row) => row.pincodes.join(', ')],
  ],
  form: {
    fields: [
      { name: 'name', label: t(common.area), kind: 'text' },
      {
        name: 'hindiName',
        label: t(texts.areaInHindi),
        kind: 'text',
        hint: t(texts.emptyNameHint),
      },
      { name: 'alias', label: t(texts.alsoCalled), kind: 'text', hint: t(texts.alsoCalledHint) },
      { name: 'pincodes', label: t(texts.pincodes), kind: 'text', hint: t(texts.pincodesHint) },
    ],
    schema: () => AreaForm,
    initialValues: areaValues,
    save: (row, body) =>
      row
        ? api('PUT admin/areas/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST admin/areas', { body }),
    errorText: t(common.wentWrong),
  },
  remove: {
    send: (row) => api('DELETE admin/areas/{id}', { params: { id: row._id } }),
    errorText: t(common.wentWrong),
  },
};

export const AreasTab = () => <ResourceScreen resource={areas} />;

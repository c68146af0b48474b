import { type Area, AreaForm } from '@subah/contract/shop/delivery';
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
  singular: 'area',
  plural: 'areas',
  list: () => api('GET admin/areas'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  emptyText: 'No areas found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'name',
      label: 'Area',
      cell: (row) => (
        <StackedCell
          primary={<b>{row.name}</b>}
          secondary={[row.hindiName, row.alias && `also ${row.alias}`].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'pincodes',
      label: 'Pincodes',
      cell: (row) => <span className="num whitespace-normal">{row.pincodes.join(', ')}</span>,
    },
  ],
  form: {
    fields: [
      { name: 'name', label: 'Area', kind: 'text' },
      {
        name: 'hindiName',
        label: 'Area in Hindi',
        kind: 'text',
        hint: 'Left empty, Hindi pages show the English name',
      },
      { name: 'alias', label: 'Also called', kind: 'text', hint: 'Another spelling that people type' },
      { name: 'pincodes', label: 'Pincodes', kind: 'text', hint: 'Several are separated by commas' },
    ],
    schema: () => AreaForm,
    initialValues: areaValues,
    save: (row, body) =>
      row ? api('PUT admin/areas/{id}', { params: { id: row._id }, body }) : api('POST admin/areas', { body }),
    errorText: 'something went wrong',
  },
  remove: {
    send: (row) => api('DELETE admin/areas/{id}', { params: { id: row._id } }),
    errorText: 'something went wrong',
  },
};

export const AreasTab = () => <ResourceScreen resource={areas} />;

import { type Area, AreaForm } from '@subah/contract/shop/delivery';
import { type Resource, textOf } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { TwoLines } from '../../lib/two-lines.tsx';

const areas: Resource<Area> = {
  id: 'areas',
  noun: 'area',
  nouns: 'areas',
  list: () => api('GET admin/areas'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  empty: 'No areas found.',
  failed: 'Failed to load data',
  columns: [
    {
      key: 'name',
      label: 'Area',
      cell: (row) => <TwoLines first={<b>{row.name}</b>} second={row.alias && `also ${row.alias}`} />,
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
      { name: 'alias', label: 'Also called', kind: 'text', hint: 'Another spelling that people type' },
      { name: 'pincodes', label: 'Pincodes', kind: 'text', hint: 'Several are separated by commas' },
    ],
    schema: () => AreaForm,
    start: (row) => ({ name: row?.name ?? '', alias: row?.alias ?? '', pincodes: row?.pincodes.join(', ') ?? '' }),
    save: (row, values) => {
      const body = { name: textOf(values.name), alias: textOf(values.alias), pincodes: textOf(values.pincodes) };
      return row ? api('PUT admin/areas/{id}', { params: { id: row._id }, body }) : api('POST admin/areas', { body });
    },
    failed: 'something went wrong',
  },
  remove: {
    send: (row) => api('DELETE admin/areas/{id}', { params: { id: row._id } }),
    failed: 'something went wrong',
  },
};

export const AreasTab = () => <ResourceScreen resource={areas} />;

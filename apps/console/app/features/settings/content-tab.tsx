import { type Announcement, AnnouncementForm } from '@subah/contract/shop/announcements';
import { type Testimonial, TestimonialForm } from '@subah/contract/shop/testimonials';
import { api } from '../../lib/api/session.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const announcementValues = (row: Announcement | undefined) => ({
  text: row?.text ?? '',
  hindiText: row?.hindiText ?? '',
  link: row?.link ?? '',
  from: row?.from ?? '',
  until: row?.until ?? '',
});

const announcements: Resource<Announcement, ReturnType<typeof announcementValues>> = {
  id: 'announcements',
  singular: 'announcement',
  plural: 'announcements',
  list: () => api('GET admin/announcements'),
  rowKey: (row) => row._id,
  rowName: (row) => row.text,
  emptyText: 'No announcements found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'text',
      label: 'Text',
      cell: (row) => <StackedCell primary={<b>{row.text}</b>} secondary={row.hindiText} />,
    },
    { key: 'days', label: 'Days', cell: (row) => `${row.from} to ${row.until || 'no end'}` },
  ],
  form: {
    fields: [
      { name: 'text', label: 'Text', kind: 'text', hint: 'Above all pages, at most 160 characters' },
      {
        name: 'hindiText',
        label: 'Text in Hindi',
        kind: 'text',
        hint: 'Left empty, Hindi pages show the English text',
      },
      { name: 'link', label: 'Link', kind: 'text', hint: 'A page of the shop, such as /superdeal' },
      { name: 'from', label: 'First day', kind: 'date', isHalfWidth: true },
      { name: 'until', label: 'Last day', kind: 'date', isHalfWidth: true },
    ],
    schema: () => AnnouncementForm,
    initialValues: announcementValues,
    save: (row, body) =>
      row
        ? api('PUT admin/announcements/{id}', { params: { id: row._id }, body })
        : api('POST admin/announcements', { body }),
    errorText: 'something went wrong',
  },
  remove: {
    send: (row) => api('DELETE admin/announcements/{id}', { params: { id: row._id } }),
    errorText: 'something went wrong',
  },
};

const testimonialValues = (row: Testimonial | undefined) => ({
  name: row?.name ?? '',
  area: row?.area ?? '',
  text: row?.text ?? '',
});

const testimonials: Resource<Testimonial, ReturnType<typeof testimonialValues>> = {
  id: 'testimonials',
  singular: 'testimonial',
  plural: 'testimonials',
  list: () => api('GET admin/testimonials'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  emptyText: 'No testimonials found.',
  errorText: 'Failed to load data',
  columns: [
    { key: 'name', label: 'Customer', cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.area} /> },
    { key: 'text', label: 'Text', cell: (row) => <span className="whitespace-normal">{row.text}</span> },
  ],
  form: {
    fields: [
      { name: 'name', label: 'Customer', kind: 'text' },
      { name: 'area', label: 'Area', kind: 'text' },
      { name: 'text', label: 'Text', kind: 'textarea' },
    ],
    schema: () => TestimonialForm,
    initialValues: testimonialValues,
    save: (row, body) =>
      row
        ? api('PUT admin/testimonials/{id}', { params: { id: row._id }, body })
        : api('POST admin/testimonials', { body }),
    errorText: 'something went wrong',
  },
  remove: {
    send: (row) => api('DELETE admin/testimonials/{id}', { params: { id: row._id } }),
    errorText: 'something went wrong',
  },
};

export const AnnouncementsTab = () => <ResourceScreen resource={announcements} />;
export const TestimonialsTab = () => <ResourceScreen resource={testimonials} />;

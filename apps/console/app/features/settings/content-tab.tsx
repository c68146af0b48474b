import { LIST_LIMITS } from '@subah/contract/list-limits';
import { type Announcement, AnnouncementForm } from '@subah/contract/shop/announcements';
import { type Testimonial, TestimonialForm } from '@subah/contract/testimonials/testimonials';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
import { api } from '../../lib/api/session.ts';
import { limitedList } from '../../lib/list/limited-list.ts';
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
  singular: t(texts.announcementNoun),
  plural: t(texts.announcementsNoun),
  list: async () => limitedList((await api('GET admin/announcements')).data, LIST_LIMITS.announcements),
  rowKey: (row) => row._id,
  rowName: (row) => row.text,
  emptyText: t(texts.noAnnouncements),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'text',
      label: t(texts.text),
      cell: (row) => <StackedCell primary={<b>{row.text}</b>} secondary={row.hindiText} />,
    },
    {
      key: 'days',
      label: t(texts.days),
      cell: (row) => t(texts.fromTo, { from: row.from, until: row.until || t(common.noEnd) }),
    },
  ],
  csv: [
    [t(texts.text), (row) => row.text],
    [t(texts.textInHindi), (row) => row.hindiText],
    [t(texts.link), (row) => row.link],
    [t(texts.firstDay), (row) => row.from],
    [t(texts.lastDay), (row) => row.until],
  ],
  form: {
    fields: [
      { name: 'text', label: t(texts.text), kind: 'text', hint: t(texts.announcementHint) },
      {
        name: 'hindiText',
        label: t(texts.textInHindi),
        kind: 'text',
        hint: t(texts.emptyTextHint),
      },
      { name: 'link', label: t(texts.link), kind: 'text', hint: t(texts.linkHint) },
      { name: 'from', label: t(texts.firstDay), kind: 'date', isHalfWidth: true },
      { name: 'until', label: t(texts.lastDay), kind: 'date', isHalfWidth: true },
    ],
    schema: () => AnnouncementForm,
    initialValues: announcementValues,
    save: (row, body) =>
      row
        ? api('PUT admin/announcements/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST admin/announcements', { body }),
    errorText: t(common.wentWrong),
  },
  remove: {
    send: (row) => api('DELETE admin/announcements/{id}', { params: { id: row._id } }),
    errorText: t(common.wentWrong),
  },
};

const testimonialValues = (row: Testimonial | undefined) => ({
  name: row?.name ?? '',
  area: row?.area ?? '',
  text: row?.text ?? '',
  hindiText: row?.hindiText ?? '',
});

const testimonials: Resource<Testimonial, ReturnType<typeof testimonialValues>> = {
  id: 'testimonials',
  singular: t(texts.testimonialNoun),
  plural: t(texts.testimonialsNoun),
  list: async () => limitedList((await api('GET admin/testimonials')).data, LIST_LIMITS.testimonials),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  emptyText: t(texts.noTestimonials),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'name',
      label: t(common.customer),
      cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.area} />,
    },
    { key: 'text', label: t(texts.text), cell: (row) => <span className="whitespace-normal">{row.text}</span> },
  ],
  csv: [
    [t(common.customer), (row) => row.name],
    [t(common.area), (row) => row.area],
    [t(texts.text), (row) => row.text],
    [t(texts.textInHindi), (row) => row.hindiText],
  ],
  form: {
    fields: [
      { name: 'name', label: t(common.customer), kind: 'text' },
      { name: 'area', label: t(common.area), kind: 'text' },
      { name: 'text', label: t(texts.text), kind: 'textarea' },
      { name: 'hindiText', label: t(texts.textInHindi), kind: 'textarea', hint: t(texts.emptyTextHint) },
    ],
    schema: () => TestimonialForm,
    initialValues: testimonialValues,
    save: (row, body) =>
      row
        ? api('PUT admin/testimonials/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST admin/testimonials', { body }),
    errorText: t(common.wentWrong),
  },
  remove: {
    send: (row) => api('DELETE admin/testimonials/{id}', { params: { id: row._id } }),
    errorText: t(common.wentWrong),
  },
};

export const AnnouncementsTab = () => <ResourceScreen resource={announcements} />;
export const TestimonialsTab = () => <ResourceScreen resource={testimonials} />;

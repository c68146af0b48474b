import { type HomeCard, HomeCardForm } from '@subah/contract/shop/home-cards';
import { HOME_PLACEHOLDERS, HOME_PLACES, HOME_TONES } from '@subah/rules/shop/home-cards';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { toFormData, toText } from '../../lib/form/form-values.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { onePicture } from '../../lib/pictures/pictures.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validateImage } from '../../lib/pictures/validate-pictures.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: capitalized(value) }));

/** Texts stay true when the shop changes its settings and prices. */
const PLACEHOLDERS = `Filled in by the shop: ${HOME_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`;

const TEXTS = ['eyebrow', 'title', 'text', 'action'] as const;
const LABELS = { eyebrow: 'Line above the title', title: 'Title', text: 'Text', action: 'Button' };
const HINDI = { eyebrow: 'hindiEyebrow', title: 'hindiTitle', text: 'hindiText', action: 'hindiAction' } as const;

const cardValues = (row: HomeCard | undefined) => ({
  place: row?.place ?? 'slide',
  tone: row?.tone ?? 'morning',
  eyebrow: row?.eyebrow ?? '',
  hindiEyebrow: row?.hindiEyebrow ?? '',
  title: row?.title ?? '',
  hindiTitle: row?.hindiTitle ?? '',
  text: row?.text ?? '',
  hindiText: row?.hindiText ?? '',
  action: row?.action ?? '',
  hindiAction: row?.hindiAction ?? '',
  link: row?.link ?? '',
  position: toText(row?.position ?? 1),
  isShown: row?.isShown ?? true,
  image: onePicture(row?.image || undefined),
});

const homeCards: Resource<HomeCard, ReturnType<typeof cardValues>> = {
  id: 'home-cards',
  singular: 'slide or tile',
  plural: 'slides and tiles',
  list: () => api('GET admin/home-cards'),
  rowKey: (row) => row._id,
  rowName: (row) => row.title,
  emptyText: 'No slides and tiles found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'title',
      label: 'Title',
      cell: (row) =>
        row.image ? (
          <NamedThumbnail path={row.image} name={row.title} note={row.hindiTitle} />
        ) : (
          <StackedCell primary={<b>{row.title}</b>} secondary={row.hindiTitle} />
        ),
    },
    { key: 'place', label: 'Place', cell: (row) => `${capitalized(row.place)} ${row.position}` },
    { key: 'link', label: 'Link', hideOnPhone: true, cell: (row) => row.link },
    {
      key: 'state',
      label: 'In the shop',
      cell: (row) => <Badge tone={row.isShown ? 'ok' : 'neutral'}>{row.isShown ? 'Shown' : 'Hidden'}</Badge>,
    },
  ],
  form: {
    fields: [
      { name: 'place', label: 'Place', kind: 'select', options: optionsOf(HOME_PLACES), isHalfWidth: true },
      { name: 'position', label: 'Position', kind: 'number', isHalfWidth: true },
      ...TEXTS.flatMap((name) => [
        { name, label: LABELS[name], kind: 'text' as const, ...(name === 'text' && { hint: PLACEHOLDERS }) },
        { name: HINDI[name], label: `${LABELS[name]} in Hindi`, kind: 'text' as const },
      ]),
      { name: 'link', label: 'Link', kind: 'text', hint: 'A page of the shop, such as /superdeal' },
      { name: 'tone', label: 'Colour', kind: 'select', options: optionsOf(HOME_TONES), isHalfWidth: true },
      { name: 'isShown', label: 'Shown in the shop', kind: 'switch', isHalfWidth: true },
      { name: 'image', label: 'Picture', kind: 'picture' },
    ],
    schema: () => HomeCardForm,
    validate: (values) =>
      validateImage(values, false, { missing: '', type: 'Only JPG, PNG, WEBP allowed.', size: 'Max 2MB allowed.' }),
    initialValues: cardValues,
    save: (row, values) => {
      const body = toFormData(values);
      return row
        ? api('PUT admin/home-cards/{id}', { params: { id: row._id }, body })
        : api('POST admin/home-cards', { body });
    },
    errorText: 'something went wrong',
  },
  remove: {
    send: (row) => api('DELETE admin/home-cards/{id}', { params: { id: row._id } }),
    errorText: 'something went wrong',
  },
};

export const HomeTab = () => <ResourceScreen resource={homeCards} />;

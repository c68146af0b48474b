import { LIST_LIMITS } from '@subah/contract/list-limits';
import { type HomeCard, HomeCardForm } from '@subah/contract/shop/home-cards';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
import { HOME_PLACEHOLDERS, HOME_PLACES, HOME_TONES, type HomeTone } from '@subah/rules/shop/home-cards';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { toFormData, toText } from '../../lib/form/form-values.ts';
import { limitedList } from '../../lib/list/limited-list.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { onePicture } from '../../lib/pictures/pictures.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validateImage } from '../../lib/pictures/validate-pictures.ts';
import type { CsvColumns, Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { listHomeCards, type NamedHomeCard } from './named-home-cards.ts';

const PLACE_LABELS = { slide: t(texts.slide), tile: t(texts.tile), card: t(texts.card) };
const TONE_LABELS: Record<HomeTone, string> = {
  morning: t(texts.morningTone),
  produce: t(texts.produceTone),
  grocery: t(texts.groceryTone),
  dairy: t(texts.dairyTone),
  medicine: t(texts.medicineTone),
  savings: t(texts.savingsTone),
  lab: t(texts.labTone),
  night: t(texts.nightTone),
};
const LEFT_OUT = { 'no value': texts.cardLacksValue, 'nothing on sale': texts.cardLeadsNowhere };
const places = HOME_PLACES.map((place) => ({ value: place, label: PLACE_LABELS[place] }));
const tones = HOME_TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] }));

/** Texts stay true when the shop changes its settings and prices. */
const PLACEHOLDERS = t(texts.placeholdersHint, { names: HOME_PLACEHOLDERS.map((name) => `{${name}}`).join(', ') });

const TEXTS = [
  { name: 'eyebrow', hindiName: 'hindiEyebrow', label: t(texts.eyebrow) },
  { name: 'title', hindiName: 'hindiTitle', label: t(common.title) },
  { name: 'text', hindiName: 'hindiText', label: t(texts.text) },
  { name: 'action', hindiName: 'hindiAction', label: t(texts.button) },
] as const;

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

const homeCards: Resource<NamedHomeCard, ReturnType<typeof cardValues>> = {
  id: 'home-cards',
  singular: t(texts.cardNoun),
  plural: t(texts.cardsNoun),
  list: async () => limitedList(await listHomeCards(), LIST_LIMITS.homeCards),
  rowKey: (row) => row._id,
  rowName: (row) => row.shownTitle,
  emptyText: t(texts.noCards),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'title',
      label: t(common.title),
      fillsPhone: true,
      cell: (row) =>
        row.image ? (
          <NamedThumbnail path={row.image} name={row.shownTitle} note={row.shownHindiTitle} />
        ) : (
          <StackedCell primary={<b>{row.shownTitle}</b>} secondary={row.shownHindiTitle} />
        ),
    },
    { key: 'place', label: t(texts.place), cell: (row) => `${PLACE_LABELS[row.place]} ${row.position}` },
    { key: 'link', label: t(texts.link), hideOnPhone: true, cell: (row) => row.link },
    {
      key: 'state',
      label: t(common.inTheShop),
      cell: (row) => {
        if (!row.isShown) return <Badge tone="neutral">{t(common.hidden)}</Badge>;
        return row.leftOut ? (
          <Badge tone="go">{t(LEFT_OUT[row.leftOut])}</Badge>
        ) : (
          <Badge tone="ok">{t(common.shown)}</Badge>
        );
      },
    },
  ],
  csv: [
    [t(texts.place), (row) => `${PLACE_LABELS[row.place]} ${row.position}`],
    ...TEXTS.flatMap(
      ({ name, hindiName, label }): CsvColumns<HomeCard> => [
        [label, (row) => row[name]],
        [t(texts.inHindi, { field: label }), (row) => row[hindiName]],
      ],
    ),
    [t(texts.link), (row) => row.link],
    [
      t(common.inTheShop),
      (row) => {
        if (!row.isShown) return t(common.hidden);
        return t(row.leftOut ? LEFT_OUT[row.leftOut] : common.shown);
      },
    ],
  ],
  form: {
    fields: [
      { name: 'place', label: t(texts.place), kind: 'select', options: places, isHalfWidth: true },
      { name: 'position', label: t(texts.position), kind: 'number', isHalfWidth: true },
      ...TEXTS.flatMap(({ name, hindiName, label }) => [
        { name, label, kind: 'text' as const, ...(name === 'text' && { hint: PLACEHOLDERS }) },
        { name: hindiName, label: t(texts.inHindi, { field: label }), kind: 'text' as const },
      ]),
      { name: 'link', label: t(texts.link), kind: 'text', hint: t(texts.linkHint) },
      { name: 'tone', label: t(texts.colour), kind: 'select', options: tones, isHalfWidth: true },
      { name: 'isShown', label: t(common.shownInTheShop), kind: 'switch', isHalfWidth: true },
      { name: 'image', label: t(texts.picture), kind: 'picture' },
    ],
    schema: () => HomeCardForm,
    validate: (values) =>
      validateImage(values, false, { missing: '', type: t(common.pictureType), size: t(common.pictureSize) }),
    initialValues: cardValues,
    save: (row, values) => {
      const body = toFormData({ ...values, ...(row ? { readAs: row } : {}) });
      return row
        ? api('PUT admin/home-cards/{id}', { params: { id: row._id }, body })
        : api('POST admin/home-cards', { body });
    },
    errorText: t(common.wentWrong),
  },
  remove: {
    send: (row) => api('DELETE admin/home-cards/{id}', { params: { id: row._id } }),
    errorText: t(common.wentWrong),
  },
};

export const HomeTab = () => <ResourceScreen resource={homeCards} />;

import type { ReviewForStaff } from '@subah/contract/reviews/reviews';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reviews as texts } from '@subah/messages/console/reviews';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ReviewActions } from './review-actions.tsx';

const STATES = {
  waiting: { label: t(texts.waiting), tone: 'new' },
  shown: { label: t(common.shown), tone: 'ok' },
  hidden: { label: t(common.hidden), tone: 'neutral' },
} as const;

const reviews: Resource<ReviewForStaff> = {
  id: 'reviews',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor, filters }) =>
    api('GET admin/reviews', { query: { cursor, status: filters.status as ReviewForStaff['status'] | undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => `${row.productName}, ${row.name}`,
  filters: [
    {
      name: 'status',
      label: t(common.state),
      options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
    },
  ],
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'product',
      label: t(common.product),
      fillsPhone: true,
      cell: (row) => (
        <StackedCell
          primary={
            <LongName>
              <a
                href={row.productPath}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-leaf-700 hover:underline"
              >
                {row.productName}
              </a>
            </LongName>
          }
          secondary={
            <LongName>
              {row.name}, {formatDateTime(row.createdAt)}
              <span className="mt-0.5 block">
                <Badge tone={STATES[row.status].tone}>{STATES[row.status].label}</Badge>
              </span>
            </LongName>
          }
        />
      ),
    },
    {
      key: 'rating',
      label: t(texts.stars),
      cell: (row) => <span className="num">{t(texts.ratingOfFive, { rating: row.rating })}</span>,
    },
    {
      key: 'text',
      label: t(texts.review),
      fillsPhone: true,
      cell: (row) => (
        <span className="wrap-anywhere block max-w-140 whitespace-pre-wrap md:min-w-44">
          <span lang={textLanguage(row.text)}>{row.text || '–'}</span>
          {row.answer && (
            <span className="mt-1 block text-ink-600">{t(texts.answered, { text: row.answer.text })}</span>
          )}
        </span>
      ),
    },
  ],
  csv: [
    [t(common.when), (row) => formatForSheet(row.createdAt)],
    [t(common.product), (row) => row.productName],
    [t(common.customer), (row) => row.name],
    [t(texts.stars), (row) => row.rating],
    [t(texts.review), (row) => row.text],
    [t(texts.answer), (row) => row.answer?.text ?? ''],
    [t(common.state), (row) => STATES[row.status].label],
  ],
  actions: (row, reload) => <ReviewActions review={row} onDone={reload} />,
};

export const ReviewsScreen = () => <ResourceScreen resource={reviews} />;

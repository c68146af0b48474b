import type { ReviewForStaff } from '@subah/contract/catalog/reviews';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ReviewActions } from './review-actions.tsx';

const STATES = {
  waiting: { label: 'Waiting', tone: 'new' },
  shown: { label: 'Shown', tone: 'ok' },
  hidden: { label: 'Hidden', tone: 'neutral' },
} as const;

const reviews: Resource<ReviewForStaff> = {
  id: 'reviews',
  singular: 'review',
  plural: 'reviews',
  list: ({ cursor, filters }) =>
    api('GET admin/reviews', { query: { cursor, status: filters.status as ReviewForStaff['status'] | undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => `${row.productName}, ${row.name}`,
  filters: [
    {
      name: 'status',
      label: 'State',
      options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
    },
  ],
  emptyText: 'No reviews found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'product',
      label: 'Product',
      cell: (row) => (
        <StackedCell
          primary={
            <a
              href={row.productPath}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-leaf-700 hover:underline"
            >
              {row.productName}
            </a>
          }
          secondary={`${row.name}, ${formatDateTime(row.createdAt)}`}
        />
      ),
    },
    { key: 'rating', label: 'Stars', cell: (row) => <span className="num">{row.rating} of 5</span> },
    {
      key: 'text',
      label: 'Review',
      fillsPhone: true,
      cell: (row) => (
        <span className="block max-w-140 whitespace-pre-wrap">
          {row.text || '–'}
          {row.answer && <span className="mt-1 block text-ink-600">Answer: {row.answer.text}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      label: 'State',
      cell: (row) => <Badge tone={STATES[row.status].tone}>{STATES[row.status].label}</Badge>,
    },
  ],
  actions: (row, reload) => <ReviewActions review={row} onDone={reload} />,
};

export const ReviewsScreen = () => <ResourceScreen resource={reviews} />;

import type { ListPage } from './use-list.ts';

/** A list that the server answers whole up to `limit` rows, filtered in the browser. */
export const limitedList = <Row>(rows: Row[], limit: number, isShown: (row: Row) => boolean = () => true) =>
  ({
    data: rows.filter(isShown),
    nextCursor: null,
    ...(rows.length < limit ? {} : { endsAt: limit }),
  }) satisfies ListPage<Row>;

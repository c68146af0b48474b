import type { FileResponse } from '@subah/contract/endpoint';
import type { periodReportsEndpoints } from '@subah/contract/reports/period-reports';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { readMarginReport } from './read-margin-report.ts';
import { readPeriodReport } from './read-period-report.ts';
import { readProductReport } from './read-product-report.ts';
import { readStockReport } from './read-stock-report.ts';
import { listMargins, listPeriod, listProducts, listStock } from './report-lists.ts';

export function periodReportsRoutes(
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<Handlers, keyof typeof periodReportsEndpoints> {
  const { db } = deps;
  return {
    'GET admin/reports/period': async ({ query }) => ({ data: await readPeriodReport(db, query) }),
    'GET admin/reports/products': async ({ query }) => ({ data: await readProductReport(db, query) }),
    'GET admin/reports/margins': async ({ query }) => ({ data: await readMarginReport(db, query) }),
    'GET admin/reports/margins-export.csv': async ({ query: { list, from, to } }) =>
      toCsv(
        `${list}-${from}-${to}`,
        listMargins(await readMarginReport(db, { from, to }, Number.POSITIVE_INFINITY), list),
      ),
    'GET admin/reports/stock': async ({ query }) => ({ data: await readStockReport(deps, query.days) }),
    'GET admin/reports/export.csv': async ({ query: { list, from, to } }) => {
      const rows =
        list === 'products' || list === 'categories'
          ? listProducts(await readProductReport(db, { from, to }, Number.POSITIVE_INFINITY), list)
          : listPeriod(await readPeriodReport(db, { from, to }), list);
      return toCsv(`${list}-${from}-${to}`, rows);
    },
    'GET admin/reports/stock-export.csv': async ({ query: { list, days } }) =>
      toCsv(list, listStock(await readStockReport(deps, days, Number.POSITIVE_INFINITY), list)),
  };
}

const toCsv = (name: string, rows: (string | number)[][]): FileResponse => ({
  fileName: `${name}.csv`,
  bytes: new TextEncoder().encode(CSV_MARK + rows.map(csvLine).join('')),
});

import type { PERIOD_LISTS } from '@subah/contract/reports/period-reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import useSWR from 'swr';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import type { Period } from './use-period.ts';

export const usePeriodReport = (period: Period) =>
  useSWR(
    ['reports', 'period', period.from, period.to],
    async () => (await api('GET admin/reports/period', { query: period })).data,
    { keepPreviousData: true },
  );

type PeriodList = (typeof PERIOD_LISTS)[number];

export function useSaveList(period: Period) {
  const { pending, run } = useAction<PeriodList>(t(common.saveListFailed));
  const save = (list: PeriodList) =>
    void run(list, async () => {
      const file = await download('GET admin/reports/export.csv', { query: { ...period, list } });
      saveFile(file, `${list}-${period.from}-${period.to}.csv`);
    });
  return { pending, save };
}

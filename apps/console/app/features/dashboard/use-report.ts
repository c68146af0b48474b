import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';

export const REPORT_DAYS = 14;

export const useReport = () =>
  useSWR(
    ['dashboard', 'report'],
    async () => (await api('GET admin/reports/sales', { query: { days: REPORT_DAYS } })).data,
  );

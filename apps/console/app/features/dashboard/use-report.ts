import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/session.ts';

export const REPORT_DAYS = 14;

export const useReport = () =>
  useQuery({
    queryKey: ['dashboard', 'report'],
    queryFn: async () => (await api('GET admin/reports/sales', { query: { days: REPORT_DAYS } })).data,
  });

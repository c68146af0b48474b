import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';

/** All staff accounts with the policy of sign-in. */
export const useStaff = () => useSWR(['staff'], () => api('GET admin/staff'));

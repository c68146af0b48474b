import { policyTitles } from '@subah/messages/policies';
import { type PolicyKind, policyPath } from '@subah/rules/shop/policies';
import type { Db } from '../../platform/database/database.ts';
import { listPublishedPolicies } from './policies.queries.ts';

type SearchWords = { keys: string; words: string };

const SEARCH_WORDS: Record<PolicyKind, SearchWords> = {
  privacy: {
    keys: 'privacy policy policies jaankari प्राइवेसी पॉलिसी',
    words: 'data personal information my meri security account delete',
  },
  terms: { keys: 'terms conditions policy policies niyam sharte नियम शर्तें शर्त', words: 'use service of and rules aur' },
  refunds: {
    keys: 'refund refunds cancellation return returns policy policies replacement wapsi वापसी रिफंड',
    words: 'money paisa order rules time days how cancel exchange',
  },
  delivery: {
    keys: 'delivery shipping charge charges fee fees policy policies डिलीवरी शुल्क',
    words: 'free time timing area areas pincode home express kab kitna',
  },
  grievance: { keys: 'grievance complaint complaints officer shikayat शिकायत', words: 'policy consumer legal nodal' },
};

/** Published policy pages with the words that a search finds them by. */
export async function policiesForSearch(db: Db) {
  const published = await listPublishedPolicies(db);
  return published.map(({ kind }) => ({
    place: {
      kind: 'page' as const,
      id: `policy-${kind}`,
      text: policyTitles[kind].en,
      hindiText: policyTitles[kind].hi,
      path: policyPath(kind),
    },
    ...SEARCH_WORDS[kind],
  }));
}

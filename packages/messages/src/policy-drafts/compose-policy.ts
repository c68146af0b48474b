import type { PolicyKind } from '@subah/rules/shop/policies';
import type { Language } from '../language.ts';
import { translate } from '../translate.ts';
import { deliveryDraft } from './delivery.ts';
import { type DraftBlock, draftValues, type PolicySource } from './draft-values.ts';
import { grievanceDraft } from './grievance.ts';
import { privacyDraft } from './privacy.ts';
import { refundsDraft } from './refunds.ts';
import { termsDraft } from './terms.ts';

export type { PolicySource } from './draft-values.ts';

const DRAFTS: Record<PolicyKind, readonly DraftBlock[]> = {
  privacy: privacyDraft,
  terms: termsDraft,
  refunds: refundsDraft,
  delivery: deliveryDraft,
  grievance: grievanceDraft,
};

/** The draft of a policy page from the facts and settings of the shop, in the markup of policy pages. */
export function composePolicy(kind: PolicyKind, source: PolicySource, language: Language): string {
  const values = draftValues(source, language);
  return DRAFTS[kind]
    .map((each) => translate(language, each, values))
    .filter((text) => text !== '')
    .join('\n\n');
}

import { notFoundMessages } from '@subah/messages/api/not-found';
import { MAX_POLICY_LENGTH, POLICY_KINDS } from '@subah/rules/shop/policies';
import { z } from 'zod';
import { data, endpoint, Flag, listOf } from '../endpoint.ts';
import { textField } from '../form-field.ts';
import { inputText } from '../input-messages.ts';
import { readAs } from '../read-as.ts';

const Kind = z.enum(POLICY_KINDS, inputText(notFoundMessages.policy));

/**
 * Paragraphs are divided by a blank line, a heading starts with "## ", an item of a list with "- ". Everything else is shown
 * as it is written.
 */
const MarkedText = textField(MAX_POLICY_LENGTH).transform((text) => text.replaceAll('\r\n', '\n'));

export const Policy = z.strictObject({
  kind: Kind,
  text: z.string(),
  /** Shown on Hindi pages; empty where the English text is shown. */
  hindiText: z.string(),
  changedAt: z.iso.datetime(),
});
export type Policy = z.infer<typeof Policy>;

export const PolicyDetails = Policy.extend({
  isPublished: z.boolean(),
  /** Null for a page that was never saved. */
  changedAt: z.iso.datetime().nullable(),
  /** Empty for a page that was never saved. */
  changedBy: z.string(),
});
export type PolicyDetails = z.infer<typeof PolicyDetails>;

export const PolicyForm = z
  .object({ text: MarkedText, hindiText: MarkedText.default(''), isPublished: Flag })
  .refine(({ text, isPublished }) => text !== '' || !isPublished, {
    path: ['text'],
    message: 'Write the English text before you publish the page.',
  });
export type PolicyForm = z.output<typeof PolicyForm>;

const PolicyDraft = z.strictObject({
  text: z.string(),
  hindiText: z.string(),
  /** Facts of the shop that the text should name and that are not entered. */
  missing: z.array(z.string()),
});
export type PolicyDraft = z.infer<typeof PolicyDraft>;

const params = z.object({ kind: Kind });

export const policiesEndpoints = {
  'GET policies/{kind}': endpoint({
    audience: 'any',
    summary: 'A published policy page; `GET shop` lists them',
    params,
    response: data(Policy),
    cached: ['shop'],
  }),
  'GET admin/policies': endpoint({
    audience: 'change settings',
    summary: 'All policy pages, also those that are not written yet',
    response: listOf(PolicyDetails),
  }),
  'GET admin/policies/{kind}/draft': endpoint({
    audience: 'change settings',
    summary: 'A text to start from, with the facts and settings of the shop; it is not saved',
    params,
    response: data(PolicyDraft),
  }),
  'PUT admin/policies/{kind}': endpoint({
    audience: 'change settings',
    summary: 'Change, publish or hide a policy page',
    params,
    body: PolicyForm.safeExtend(readAs),
    response: data(PolicyDetails),
  }),
};

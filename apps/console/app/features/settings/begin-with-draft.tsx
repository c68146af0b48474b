import { t } from '@subah/messages/console/message';
import { policies as texts } from '@subah/messages/console/policies';
import type { PolicyKind } from '@subah/rules/shop/policies';
import { Button } from '@subah/ui/button';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type BeginWithDraftProps = {
  kind: PolicyKind;
  /** Only while nothing is written: a draft never replaces a text. */
  isOffered: boolean;
  onDraft: (draft: { text: string; hindiText: string }) => void;
};

/** Fills the form of a policy page with a text from the settings of the shop. */
export function BeginWithDraft({ kind, isOffered, onDraft }: BeginWithDraftProps) {
  const { pending, run } = useAction<'draft'>(t(texts.draftFailed));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const begin = () =>
    run('draft', async () => {
      const { data } = await api('GET admin/policies/{kind}/draft', { params: { kind } });
      setMissing(data.missing);
      onDraft({ text: data.text, hindiText: data.hindiText });
    });
  if (isOffered) {
    return (
      <div className="grid justify-items-start gap-2 rounded-btn bg-mango-100 p-4">
        <p className="font-bold">{t(texts.beginTitle)}</p>
        <p>{t(texts.beginText)}</p>
        <Button busy={pending !== undefined} onClick={() => void begin()}>
          {t(texts.begin)}
        </Button>
      </div>
    );
  }
  if (missing.length === 0) return null;
  return (
    <p role="status" className="rounded-btn bg-mango-100 p-3">
      {t(texts.missing, { facts: missing.join(', ') })}
    </p>
  );
}

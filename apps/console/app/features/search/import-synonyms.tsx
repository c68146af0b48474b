import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { searchWords as texts } from '@subah/messages/console/search-words';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

/** Reads the shop's own words from a CSV list. */
export function ImportSynonyms() {
  const { pending, run } = useAction<'import'>(t(common.wentWrong));
  const invalidate = useInvalidate();
  const input = useRef<HTMLInputElement>(null);
  const send = (file: File | undefined) =>
    run('import', async () => {
      if (!file) return;
      const body = new FormData();
      body.append('file', file);
      const { message } = await api('POST admin/synonyms/import', { body });
      toast(message);
      invalidate(['synonyms', 'search-misses']);
    });
  return (
    <>
      <Button variant="quiet" size="sm" busy={pending === 'import'} onClick={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden />
        {t(common.import)}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t(texts.csvOfWords)}
        className="hidden"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

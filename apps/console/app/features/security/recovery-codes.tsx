import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { security as texts } from '@subah/messages/console/security';
import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';
import { saveFile } from '../../lib/api/save-file.ts';

/** Shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-600">{t(texts.codesText)}</p>
      <ul aria-label={t(texts.recoveryCodes)} className="grid grid-cols-2 gap-x-4 gap-y-1 font-bold text-base">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="quiet" block onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), 'recovery-codes.txt')}>
        <Download className="size-4" aria-hidden />
        {t(common.download)}
      </Button>
      <Button size="lg" block onClick={onDone}>
        {t(texts.codesSaved)}
      </Button>
    </div>
  );
}

import { account } from '@subah/messages/account';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/api/download.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { DeleteAccount } from './delete-account.tsx';

const DATA_FILE = 'my-data.json';

export function PrivacySection() {
  return (
    <section aria-labelledby="privacy" className="card grid gap-3 p-4 md:p-5">
      <div>
        <h2 id="privacy" className="font-bold text-base">
          {t(account.privacyTitle)}
        </h2>
        <p className="text-ink-600">{t(account.privacyText)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <DownloadData />
        <DeleteAccount />
      </div>
    </section>
  );
}

function DownloadData() {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { data } = await api('GET users/me/export');
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), DATA_FILE);
      toast(t(account.dataSaved, { file: DATA_FILE }));
    } catch (error) {
      toast(errorMessage(error, t(account.downloadFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void save()} className="max-sm:w-full">
      <Download aria-hidden="true" className="size-5" />
      {t(account.downloadData)}
    </Button>
  );
}

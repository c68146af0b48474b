import type { OrderItem } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { Button, buttonClass } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { FileDown, FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';
import useSWR from 'swr';
import { toastError } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';

type LabReportProps = { orderId: string; line: OrderItem };

/** Reports of one ordered test, with upload. The customer gets a mail for each. */
export function LabReport({ orderId, line }: LabReportProps) {
  const { pending, run } = useAction<'upload'>(t(texts.uploadFailed));
  const isBusy = pending === 'upload';
  const { data, error, mutate } = useSWR(
    ['lab-reports', orderId],
    async () => (await api('GET admin/lab-reports', { query: { orderId } })).data,
  );
  const reports = data?.filter(({ productId }) => productId === line.productId) ?? [];

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    await run('upload', async () => {
      const body = new FormData();
      body.append('orderId', orderId);
      body.append('orderLineId', line._id);
      body.append('productId', line.productId);
      body.append('file', file);
      await api('POST admin/lab-reports', { body });
      toast(t(texts.uploadedToast));
      await mutate();
    });
    // Allows choosing the same file again after a failure.
    target.value = '';
  };
  const saveReport = async (id: string) => {
    try {
      saveFile(await download('GET lab-reports/{id}/file', { params: { id } }), `report-${id.slice(-7)}.pdf`);
    } catch (failure) {
      toastError(failure, t(common.failedToLoad));
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-2 pb-2 pl-11.5">
      {error && (
        <span role="alert" className="flex items-center gap-2 text-chilli">
          {t(common.failedToLoad)}
          <Button variant="line" size="sm" onClick={() => void mutate()}>
            {t(common.tryAgain)}
          </Button>
        </span>
      )}
      {reports.map((report) => (
        <Button key={report._id} variant="quiet" size="sm" onClick={() => void saveReport(report._id)}>
          <FileDown className="size-4" aria-hidden />
          {t(texts.reportOf, { time: formatDateTime(report.createdAt) })}
        </Button>
      ))}
      <label
        aria-busy={isBusy}
        className={`${buttonClass({ variant: 'soft', size: 'sm' })} cursor-pointer focus-within:outline-2 focus-within:outline-leaf-600 focus-within:outline-offset-2`}
      >
        <FileUp className="size-4" aria-hidden />
        {isBusy ? t(texts.uploading) : reports.length > 0 ? t(texts.uploadAnother) : t(texts.uploadReport)}
        <span className="sr-only"> {t(texts.uploadHint, { name: line.name })}</span>
        <input
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          disabled={isBusy}
          onChange={(event) => void upload(event)}
          className="sr-only"
        />
      </label>
    </div>
  );
}

import type { LabReport as Report } from '@subah/contract/lab-reports/lab-reports';
import type { OrderItem } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { Button, buttonClass } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { FileDown, FileUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
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
        <span key={report._id} className="flex items-center gap-1">
          <Button variant="quiet" size="sm" onClick={() => void saveReport(report._id)}>
            <FileDown className="size-4" aria-hidden />
            {t(texts.reportOf, { time: formatDateTime(report.createdAt) })}
          </Button>
          <RemoveReport report={report} onDone={() => void mutate()} />
        </span>
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

/** For a report of another patient or test. */
function RemoveReport({ report, onDone }: { report: Report; onDone: () => void }) {
  const { pending, run } = useAction<'remove'>(t(texts.removeReportFailed));
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    run('remove', async () => {
      const { message } = await api('DELETE admin/lab-reports/{id}', { params: { id: report._id } });
      setAsking(false);
      toast(message);
      onDone();
    });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(texts.removeReport, { time: formatDateTime(report.createdAt) })}
        className="text-chilli"
        onClick={() => setAsking(true)}
      >
        <Trash2 className="size-4" aria-hidden />
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'remove'}
        title={t(texts.removeReportTitle)}
        message={t(texts.removeReportText)}
        confirmLabel={t(common.remove)}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

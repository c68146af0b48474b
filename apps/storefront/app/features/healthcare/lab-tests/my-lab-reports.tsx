import type { LabReport } from '@subah/contract/lab-reports/lab-reports';
import { fullDateText } from '@subah/messages/dates';
import { labTests } from '@subah/messages/lab-tests';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import { Download, FileCheck } from 'lucide-react';
import { useState } from 'react';
import { download, saveFile } from '../../../lib/api/download.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { OlderEntries } from '../../../lib/data/older-entries.tsx';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { useHistory } from '../../../lib/data/use-history.ts';

const PAGE_SIZE = 20;

/** Shows nothing without reports. Render it for a signed-in user only. */
export function MyLabReports() {
  const api = useApi();
  const own = useAccountQuery('GET lab-reports/my', { query: { limit: PAGE_SIZE } });
  const newest = { entries: own.data ?? [], nextCursor: own.response?.nextCursor ?? null };
  const { entries, loadState, onMore } = useHistory(newest, async (cursor) => {
    const { data, nextCursor } = await api('GET lab-reports/my', { query: { limit: PAGE_SIZE, cursor } });
    return { entries: data, nextCursor };
  });
  if (own.state === 'failed') {
    return (
      <div id="my-reports" className="card">
        <ErrorState title={t(labTests.reportsFailed)} onRetry={() => void own.reload()} />
      </div>
    );
  }
  if (own.state === 'loading' || entries.length === 0) return null;
  return (
    <section aria-labelledby="my-reports">
      <h2 id="my-reports" className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {t(labTests.myReports)}
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-2 md:gap-4">
        {entries.map((report) => (
          <ReportCard key={report._id} report={report} />
        ))}
      </ul>
      <OlderEntries loadState={loadState} onMore={onMore} />
    </section>
  );
}

function ReportCard({ report }: { report: LabReport }) {
  const [isBusy, setBusy] = useState(false);
  const fetchReport = async () => {
    setBusy(true);
    try {
      const file = await download('GET lab-reports/{id}/file', { params: { id: report._id } });
      saveFile(file, `${report.testName}.pdf`);
    } catch (error) {
      toast(errorMessage(error, t(labTests.downloadFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="card flex items-center gap-3 p-3.5">
      <span className="grid size-11 flex-none place-items-center rounded-btn bg-lab text-plum-700">
        <FileCheck aria-hidden="true" className="size-5" />
      </span>
      <p className="min-w-0 flex-1">
        <b className="block font-bold">{report.testName}</b>
        <span className="text-ink-600 text-meta">
          {report.patientName && `${report.patientName}, `}
          {fullDateText(indiaDate(new Date(report.createdAt)))}
        </span>
      </p>
      <Button
        variant="line"
        busy={isBusy}
        aria-label={t(labTests.downloadReport, { test: report.testName })}
        onClick={() => void fetchReport()}
      >
        <Download aria-hidden="true" className="size-4" />
        {t(labTests.download)}
      </Button>
    </li>
  );
}

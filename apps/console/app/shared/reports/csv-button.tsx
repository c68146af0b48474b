import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { salesChart as texts } from '@subah/messages/console/sales-chart';
import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';

type CsvButtonProps = { name: string; busy: boolean; onSave: () => void };

export const CsvButton = ({ name, busy, onSave }: CsvButtonProps) => (
  <Button
    variant="quiet"
    size="sm"
    className="print:hidden"
    busy={busy}
    aria-label={t(texts.downloadCsv, { name })}
    onClick={onSave}
  >
    <Download className="size-4" aria-hidden />
    {t(common.csv)}
  </Button>
);

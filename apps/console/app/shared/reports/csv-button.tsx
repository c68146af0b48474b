import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';

type CsvButtonProps = { name: string; busy: boolean; onSave: () => void };

export const CsvButton = ({ name, busy, onSave }: CsvButtonProps) => (
  <Button
    variant="quiet"
    size="sm"
    className="print:hidden"
    busy={busy}
    aria-label={`Download ${name} as CSV`}
    onClick={onSave}
  >
    <Download className="size-4" aria-hidden />
    CSV
  </Button>
);

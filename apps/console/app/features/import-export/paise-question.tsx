import type { ImportPreview } from '@subah/contract/catalog/import-admin';
import { importExport as texts } from '@subah/messages/console/import-export';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { PAISE } from './column-fields.tsx';

type PaiseQuestionProps = {
  example: ImportPreview['preview'][number] | undefined;
  /** What the prices are multiplied by. */
  onAnswer: (factor: number) => void;
};

/** The list is not imported before it is answered: a wrong guess makes every price a hundred times too high or too low. */
export const PaiseQuestion = ({ example, onAnswer }: PaiseQuestionProps) => (
  <div role="alert" className="grid gap-2 rounded-btn bg-mango-50 p-3">
    <p className="font-bold">{t(texts.looksLikePaise)}</p>
    {example && (
      <p className="num">
        {t(texts.paiseExample, {
          name: example.name,
          rupees: formatRupees(example.price),
          paise: formatRupees(example.price * PAISE),
        })}
      </p>
    )}
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onAnswer(PAISE)}>
        {t(texts.inPaise)}
      </Button>
      <Button size="sm" variant="line" onClick={() => onAnswer(1)}>
        {t(texts.inRupees)}
      </Button>
    </div>
  </div>
);

import { labTests } from '@subah/messages/lab-tests';
import { collectionWindowText } from '@subah/messages/lab-visit';
import { t } from '@subah/messages/translate';
import { FileCheck, FlaskConical, House, type LucideIcon } from 'lucide-react';

const STEPS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: FlaskConical, title: t(labTests.chooseStep), text: t(labTests.chooseStepText) },
  {
    icon: House,
    title: t(labTests.collectStep),
    text: t(labTests.collectStepText, { hours: collectionWindowText() }),
  },
  { icon: FileCheck, title: t(labTests.reportStep), text: t(labTests.reportStepText) },
];

export function LabSteps() {
  return (
    <ol aria-label={t(labTests.howItWorks)} className="grid gap-2.5 md:grid-cols-3 md:gap-4">
      {STEPS.map(({ icon: Icon, title, text }, index) => (
        <li key={title} className="flex items-center gap-3 rounded-card bg-lab p-3.5 md:p-4">
          <span className="grid size-11 flex-none place-items-center rounded-btn bg-card text-plum-700">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span>
            <b className="block font-bold">
              {index + 1}. {title}
            </b>
            <span className="text-ink-600">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

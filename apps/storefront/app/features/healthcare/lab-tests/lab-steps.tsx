import { COLLECTION_WINDOW } from '@subah/rules/healthcare/lab-visit';
import { FileCheck, FlaskConical, House, type LucideIcon } from 'lucide-react';

const STEPS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: FlaskConical, title: 'Choose a test', text: 'See what is in it and how to prepare.' },
  { icon: House, title: 'We come to you', text: `The sample is collected at home, ${COLLECTION_WINDOW}.` },
  { icon: FileCheck, title: 'Report here', text: 'Private, to be read and downloaded by you alone.' },
];

export function LabSteps() {
  return (
    <ol aria-label="How it works" className="grid gap-2.5 md:grid-cols-3 md:gap-4">
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

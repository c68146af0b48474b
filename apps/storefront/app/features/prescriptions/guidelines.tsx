import { cx } from '@subah/ui/class-names';
import {
  CalendarDays,
  FileText,
  HardDriveUpload,
  type LucideIcon,
  MessageCircle,
  Pill,
  Stethoscope,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

type Guideline = { icon: LucideIcon; title: string; text: string };

const GUIDELINES: readonly Guideline[] = [
  { icon: Stethoscope, title: 'Doctor details', text: 'Name, signature and registration number of the doctor.' },
  { icon: CalendarDays, title: 'Date', text: 'The day on which it was written.' },
  { icon: UserRound, title: 'Patient details', text: 'Name and age of the person it is for.' },
  { icon: Pill, title: 'Medicine details', text: 'Each medicine with its strength and dose, in focus.' },
  { icon: HardDriveUpload, title: 'Max file size 10MB', text: 'JPG, PNG or WEBP. We make large photos smaller here.' },
];

export function Guidelines({ whatsApp }: { whatsApp: string }) {
  return (
    <section aria-labelledby="guidelines" className="card p-4 md:p-5">
      <h2 id="guidelines" className="flex items-center gap-2 font-bold text-xl">
        <FileText aria-hidden="true" className="size-5 text-leaf-600" />
        What the photo must show
      </h2>
      <ul className="mt-3 grid gap-3">
        {GUIDELINES.map(({ title, ...rest }) => (
          <Line key={title} title={title} tint="bg-medicine text-chilli" {...rest} />
        ))}
        <Line
          icon={MessageCircle}
          tint="bg-leaf-50 text-leaf-700"
          title="WhatsApp"
          text={
            <>
              No luck with the upload?{' '}
              <a href={`https://wa.me/${whatsApp.replace(/\D/g, '')}`} rel="noreferrer" className="link">
                Send it on WhatsApp
              </a>
            </>
          }
        />
      </ul>
    </section>
  );
}

type LineProps = { icon: LucideIcon; tint: string; title: string; text: ReactNode };

function Line({ icon: Icon, tint, title, text }: LineProps) {
  return (
    <li className="flex gap-3">
      <span className={cx('grid size-10 flex-none place-items-center rounded-add', tint)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span>
        <b className="block font-bold">{title}</b>
        <span className="text-ink-600">{text}</span>
      </span>
    </li>
  );
}

import { guidelines } from '@subah/messages/prescription-guidelines';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { fillText } from '@subah/ui/fill-text';
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
  { icon: Stethoscope, title: t(guidelines.doctor), text: t(guidelines.doctorText) },
  { icon: CalendarDays, title: t(guidelines.date), text: t(guidelines.dateText) },
  { icon: UserRound, title: t(guidelines.patient), text: t(guidelines.patientText) },
  { icon: Pill, title: t(guidelines.medicine), text: t(guidelines.medicineText) },
  { icon: HardDriveUpload, title: t(guidelines.fileSize), text: t(guidelines.fileSizeText) },
];

/** With the country code, as wa.me needs it. */
const whatsAppNumber = (phone: string): string => phone.replace(/\D/g, '').replace(/^0?(?=\d{10}$)/, '91');

export function Guidelines({ phone }: { phone: string }) {
  return (
    <section aria-labelledby="guidelines" className="card p-4 md:p-5">
      <h2 id="guidelines" className="flex items-center gap-2 font-bold text-xl">
        <FileText aria-hidden="true" className="size-5 text-leaf-600" />
        {t(guidelines.title)}
      </h2>
      <ul className="mt-3 grid gap-3">
        {GUIDELINES.map(({ title, ...rest }) => (
          <Line key={title} title={title} tint="bg-medicine text-chilli" {...rest} />
        ))}
        <Line
          icon={MessageCircle}
          tint="bg-leaf-50 text-leaf-700"
          title={t(guidelines.whatsApp)}
          text={fillText(t(guidelines.whatsAppText), {
            link: (
              <a href={`https://wa.me/${whatsAppNumber(phone)}`} rel="noreferrer" className="link">
                {t(guidelines.whatsAppLink)}
              </a>
            ),
          })}
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

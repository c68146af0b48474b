import { prescriptions } from '@subah/messages/prescriptions';
import { t } from '@subah/messages/translate';
import { ShieldCheck } from 'lucide-react';

export function PharmacistNotice() {
  return (
    <aside
      aria-label={t(prescriptions.noticeLabel)}
      className="flex gap-3 rounded-card border border-leaf-200 bg-leaf-50 p-4"
    >
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-700" />
      <p>
        <b className="font-bold">{t(prescriptions.noticeTitle)}</b> {t(prescriptions.noticeText)}
      </p>
    </aside>
  );
}

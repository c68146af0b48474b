import { membershipPopup } from '@subah/messages/membership-popup';
import { t } from '@subah/messages/translate';
import { Button, buttonClass } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Picture } from '@subah/ui/picture';
import { useHref } from 'react-router';
import membership from './membership.webp?url';

export function MembershipPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(membershipPopup.title)}
      closeLabel={t(membershipPopup.dismiss)}
      size="sm"
    >
      <div className="grid gap-4">
        <div>
          <Picture
            alt={t(membershipPopup.picture)}
            src={membership}
            sizes="360px"
            width={720}
            height={480}
            priority
            className="w-full rounded-card"
          />
        </div>
        <p className="text-base text-ink-600">{t(membershipPopup.offer)}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          {/* A whole page load, as documented. */}
          <a href={useHref('/get-membership')} className={buttonClass({ block: true })}>
            {t(membershipPopup.getMembership)}
          </a>
          <Button variant="quiet" block onClick={onClose}>
            {t(membershipPopup.close)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

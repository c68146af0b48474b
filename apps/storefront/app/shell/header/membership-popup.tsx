import { Button, buttonClass } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Picture } from '@subah/ui/picture';
import avif from './membership.avif?url';
import webp from './membership.webp?url';

export function MembershipPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Subah Membership" closeLabel="Dismiss" size="sm">
      <div className="grid gap-4">
        <div>
          <Picture
            alt="Milk, curd, ghee and medicines before a rising sun, with a crown above it"
            src={webp}
            avif={avif}
            sizes="360px"
            width={720}
            height={480}
            priority
            className="w-full rounded-card"
          />
        </div>
        <p className="text-base text-ink-600">
          Free delivery on smaller baskets, and money off medicines and blood tests, every day of your plan.
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          {/* A whole page load, as documented. */}
          <a href="/get-membership" className={buttonClass({ block: true })}>
            Get Membership
          </a>
          <Button variant="quiet" block onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

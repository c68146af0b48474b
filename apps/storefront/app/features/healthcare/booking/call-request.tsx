import { callRequest } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/page/lazy-dialog.tsx';

const CallDialog = lazyDialog(() => import('./call-dialog.tsx').then((module) => module.CallDialog));

type Props = { doctor: { _id: string; name: string }; className?: string };

export function CallRequest({ doctor, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        size="lg"
        onClick={() => setOpen(true)}
        onPointerEnter={CallDialog.preload}
        {...(className && { className })}
      >
        <Phone aria-hidden="true" className="size-5" />
        {t(callRequest.open)}
      </Button>
      <CallDialog open={isOpen} onClose={() => setOpen(false)} doctor={doctor} />
    </>
  );
}

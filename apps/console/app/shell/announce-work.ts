import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { toast } from '@subah/ui/toast';
import { chime } from './sound.ts';

/** Over an open form only the sound: a toast would cover its buttons, and Open would leave it. The badges count the work anyway. */
export function announceWork(text: string, open: () => void): void {
  chime();
  if (document.querySelector('dialog:modal')) return;
  toast(text, { lane: 'bottom-right', action: { label: t(common.open), onSelect: open } });
}

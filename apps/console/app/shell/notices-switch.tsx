import { type PushState, readPushState, turnPushOff, turnPushOn } from '@subah/contract/client/push-device';
import { IconButton } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { BellMinus, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorMessage } from '../lib/api/error-message.ts';
import { api } from '../lib/api/session.ts';

/** Messages about new orders on this device, also while the console is closed. */
export function NoticesSwitch() {
  const [state, setState] = useState<PushState>();
  useEffect(() => void readPushState().then(setState, () => undefined), []);
  if (state === undefined || state === 'unsupported') return null;
  const isOn = state === 'on';
  const change = async () => {
    try {
      const next = isOn ? await turnPushOff(api) : await turnPushOn(api, { isForWork: true });
      setState(next);
      if (next === 'blocked') toast('The browser blocks notices. Allow them in its settings.', { tone: 'warning' });
      else toast(next === 'on' ? 'You are told about new orders on this device.' : 'No more notices on this device.');
    } catch (error) {
      toast(errorMessage(error, 'something went wrong'), { tone: 'error' });
    }
  };
  const Icon = isOn ? BellRing : BellMinus;
  return (
    <IconButton label="Notices on this device" aria-pressed={isOn} onClick={() => void change()}>
      <Icon className="size-5" aria-hidden />
    </IconButton>
  );
}

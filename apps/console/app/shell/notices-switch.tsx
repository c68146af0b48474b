import { type PushState, readPushState, turnPushOff, turnPushOn } from '@subah/contract/client/push-device';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
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
      if (next === 'blocked') toast(t(texts.noticesBlocked), { tone: 'warning' });
      else toast(next === 'on' ? t(texts.noticesOnToast) : t(texts.noticesOffToast));
    } catch (error) {
      toast(errorMessage(error, t(common.wentWrong)), { tone: 'error' });
    }
  };
  const Icon = isOn ? BellRing : BellMinus;
  return (
    <IconButton label={t(texts.notices)} aria-pressed={isOn} onClick={() => void change()}>
      <Icon className="size-5" aria-hidden />
    </IconButton>
  );
}

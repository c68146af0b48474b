import { type PushState, readPushState, turnPushOff, turnPushOn } from '@subah/contract/client/push-device';
import { notices } from '@subah/messages/notices';
import { t } from '@subah/messages/translate';
import { Switch } from '@subah/ui/choice';
import { toast } from '@subah/ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';

/** Push is switched for this device, mail and WhatsApp for the account. */
export function NoticeChoices() {
  const api = useApi();
  const { data: choices, change, reload } = useAccountQuery('GET notices/choices');
  const [push, setPush] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void readPushState().then(setPush, () => setPush('unsupported')), []);

  const fail = () => toast(t(notices.failed), { tone: 'error' });
  const save = (part: { mail?: boolean; whatsapp?: boolean; push?: boolean }) =>
    change(
      (before) => ({ ...before, ...part }),
      async () => {
        if (!choices) return;
        const { mail, push: isPush, whatsapp } = { ...choices, ...part };
        await api('PUT notices/choices', { body: { mail, push: isPush, whatsapp } });
        toast(t(notices.saved));
      },
    ).catch(fail);
  const switchPush = async (isOn: boolean) => {
    setBusy(true);
    try {
      setPush(isOn ? await turnPushOn(api) : await turnPushOff(api));
      if (isOn && choices && !choices.push) await save({ push: true });
      await reload();
    } catch {
      fail();
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="notices" className="card grid gap-1 p-4 md:px-6">
      <h2 id="notices" className="font-bold text-base">
        {t(notices.title)}
      </h2>
      <p className="text-ink-600">{t(notices.text)}</p>
      <div className="mt-2 grid divide-y divide-line">
        <Choice label={t(notices.mail)} note={t(notices.always)}>
          <Switch
            label={t(notices.mail)}
            labelHidden
            checked={choices?.mail ?? true}
            disabled={!choices}
            onChange={(mail) => void save({ mail })}
          />
        </Choice>
        <Choice label={t(notices.push)} note={t(pushNote(push))}>
          <Switch
            label={t(notices.push)}
            labelHidden
            checked={push === 'on' && (choices?.push ?? true)}
            disabled={!choices || isBusy || push === undefined || push === 'unsupported' || push === 'blocked'}
            onChange={(isOn) => void switchPush(isOn)}
          />
        </Choice>
        {choices?.isWhatsappOffered && (
          <Choice label={t(notices.whatsapp)} note={t(notices.whatsappNote, { mobile: choices.mobile })}>
            <Switch
              label={t(notices.whatsapp)}
              labelHidden
              checked={choices.whatsapp}
              onChange={(whatsapp) => void save({ whatsapp })}
            />
          </Choice>
        )}
      </div>
    </section>
  );
}

function pushNote(state: PushState | undefined) {
  if (state === 'blocked') return notices.blocked;
  return state === 'unsupported' ? notices.unsupported : notices.pushNote;
}

const Choice = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 py-2.5">
    <div className="min-w-0">
      <p className="font-semibold">{label}</p>
      <p className="text-ink-600 text-meta">{note}</p>
    </div>
    {children}
  </div>
);

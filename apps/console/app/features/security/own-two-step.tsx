import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { security as texts } from '@subah/messages/console/security';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { ErrorState } from '@subah/ui/empty-state';
import { useState } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpTwoStep } from './set-up-two-step.tsx';

/** The second step of the signed-in member of staff. */
export function OwnTwoStep() {
  const { data, error, isLoading, mutate } = useSWR(['two-step'], async () => (await api('GET two-step')).data);
  if (isLoading) return <RowsSkeleton />;
  if (!data)
    return <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <TwoStepCard {...data} />;
}

type Step = 'set-up' | 'codes' | 'disable';
type OwnProps = { isOn: boolean; isRequired: boolean; recoveryCodesLeft: number };

function TwoStepCard({ isOn, isRequired, recoveryCodesLeft }: OwnProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const invalidate = useInvalidate();
  const close = () => {
    setStep(null);
    setCodes(null);
    invalidate(['two-step', 'staff']);
  };
  return (
    <section aria-labelledby="own-two-step" className="card grid gap-3 p-4">
      <h2 id="own-two-step" className="flex flex-wrap items-center gap-2 font-bold text-lg">
        {t(texts.twoStep)} <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? t(texts.on) : t(texts.off)}</Badge>
      </h2>
      {isRequired && !isOn && (
        <p role="alert" className="rounded-btn bg-mango-50 p-3 font-semibold">
          {t(texts.setUpRequired)}
        </p>
      )}
      <p className="text-ink-600">{isOn ? t(texts.onText, { codesLeft: recoveryCodesLeft }) : t(texts.offText)}</p>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button variant="quiet" onClick={() => setStep('codes')}>
              {t(texts.newCodes)}
            </Button>
            {!isRequired && (
              <Button variant="quiet" onClick={() => setStep('disable')} className="text-chilli">
                {t(common.switchOff)}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => setStep('set-up')}>{t(texts.setUp)}</Button>
        )}
      </div>
      <Dialog open={step !== null} onClose={close} title={step ? TITLES[step] : ''} size="sm">
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
        {!codes && step === 'set-up' && <SetUpTwoStep onDone={setCodes} />}
        {!codes && step === 'codes' && (
          <ConfirmForm
            asksCode
            label={t(texts.showNewCodes)}
            text={t(texts.newCodesText)}
            onSubmit={async (body) =>
              setCodes((await api('POST two-step/recovery-codes', { body })).data.recoveryCodes)
            }
          />
        )}
        {step === 'disable' && (
          <ConfirmForm
            asksCode
            label={t(common.switchOff)}
            text={t(texts.disableText)}
            onSubmit={async (body) => {
              await api('POST two-step/disable', { body });
              close();
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

const TITLES: Record<Step, string> = {
  'set-up': t(texts.setUpTitle),
  codes: t(texts.newCodes),
  disable: t(texts.disableTitle),
};

import type { StaffAccount } from '@subah/contract/accounts/staff';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { security as texts } from '@subah/messages/console/security';
import { roleLabels } from '@subah/rules/accounts/roles';
import { mayManage } from '@subah/rules/accounts/staff';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Switch } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { may, ownId, ownRole } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { SignOutButton } from '../../shared/accounts/sign-out-button.tsx';
import { useStaff } from '../../shared/accounts/use-staff.ts';
import { ConfirmForm } from './confirm-form.tsx';

type Pending = { kind: 'policy'; isRequired: boolean } | { kind: 'reset'; account: StaffAccount };

export function StaffTwoStep() {
  const { data, error, isLoading, mutate } = useStaff();
  const [pending, setPending] = useState<Pending | null>(null);
  if (isLoading) return <RowsSkeleton />;
  if (!data)
    return <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  const finish = (message: string) => {
    toast(message);
    setPending(null);
    void mutate();
  };
  return (
    <section aria-labelledby="staff-two-step" className="card grid gap-3 p-4">
      <h2 id="staff-two-step" className="font-bold text-lg">
        {t(texts.staff)}
      </h2>
      {may('manage owners') && (
        <Switch
          label={t(texts.requireOfAll)}
          checked={data.policy.staffTwoStep}
          onChange={(isRequired) => setPending({ kind: 'policy', isRequired })}
        />
      )}
      <ul className="grid divide-y divide-line">
        {data.data.filter(isActive).map((account) => (
          <StaffRow
            key={account._id}
            account={account}
            isSelf={account._id === ownId()}
            onReset={() => setPending({ kind: 'reset', account })}
          />
        ))}
      </ul>
      <Dialog open={pending !== null} onClose={() => setPending(null)} title={titleOf(pending)} size="sm">
        {pending?.kind === 'policy' && (
          <ConfirmForm
            label={pending.isRequired ? t(texts.require) : t(texts.makeOptional)}
            text={pending.isRequired ? t(texts.requireText) : t(texts.optionalText)}
            onSubmit={async ({ password }) => {
              await api('PUT admin/sign-in-policy', { body: { staffTwoStep: pending.isRequired, password } });
              finish(t(common.settingsSaved));
            }}
          />
        )}
        {pending?.kind === 'reset' && (
          <ConfirmForm
            label={t(texts.reset)}
            text={t(texts.resetText, { name: pending.account.name })}
            onSubmit={async ({ password }) => {
              const params = { id: pending.account._id };
              const { message } = await api('POST admin/staff/{id}/reset-two-step', { params, body: { password } });
              finish(message);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

const isActive = ({ active }: StaffAccount): boolean => active;

function titleOf(pending: Pending | null): string {
  if (pending?.kind === 'reset') return t(texts.resetTitle, { name: pending.account.name });
  return t(texts.requireTitle);
}

type RowProps = { account: StaffAccount; isSelf: boolean; onReset: () => void };

function StaffRow({ account, isSelf, onReset }: RowProps) {
  const isManaged = !isSelf && mayManage(ownRole(), account.role);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0">
        <b className="wrap-anywhere block">{isSelf ? t(common.you, { name: account.name }) : account.name}</b>
        <span className="num text-ink-600">
          {account.mobile} · {roleLabels[account.role]}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Badge tone={account.hasTwoStep ? 'ok' : 'neutral'}>
          {account.hasTwoStep ? t(texts.hasTwoStep) : t(texts.passwordOnly)}
        </Badge>
        {account.hasTwoStep && isManaged && (
          <Button variant="quiet" size="sm" onClick={onReset} aria-label={t(texts.resetOf, { name: account.name })}>
            {t(texts.reset)}
          </Button>
        )}
        {isManaged && <SignOutButton account={account} />}
      </span>
    </li>
  );
}

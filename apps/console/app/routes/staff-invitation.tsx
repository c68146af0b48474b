import { ApiError } from '@subah/contract/client/api-client';
import { entry as texts } from '@subah/messages/console/entry';
import { t } from '@subah/messages/console/message';
import type { Role } from '@subah/rules/accounts/roles';
import { buttonClass } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { InvitationForm } from '../features/staff-invitation/invitation-form.tsx';
import { errorMessage } from '../lib/api/error-message.ts';
import { api } from '../lib/api/session.ts';
import { RowsSkeleton } from '../lib/list/rows-skeleton.tsx';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { BrandLink } from '../shell/brand-link.tsx';

/** Opened by the link of an invitation, with the token in the fragment. */
export function StaffInvitationPage() {
  const navigate = useNavigate();
  useDocumentTitle(t(texts.invitationTitle));
  const [token] = useState(() => window.location.hash.slice(1));
  const { data, error, isLoading, mutate } = useSWR(
    ['staff-invitation'],
    async () => (await api('POST staff-invitation', { body: { token: token || '-' } })).data,
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const enter = (role: Role) => {
    if (role === 'doctor') window.location.replace('/doctor-appointment-page');
    else if (role === 'rider') window.location.replace('/rider');
    else void navigate('/dashboard', { replace: true });
  };
  return (
    <div className="min-h-dvh bg-backdrop">
      <header className="flex min-h-14 items-center border-line border-b bg-card px-3 md:px-6">
        <BrandLink className="min-h-11" />
      </header>
      <main className="mx-auto grid max-w-120 gap-4 px-3 py-6 md:py-10">
        <h1 className="font-extrabold text-2xl tracking-tight">{t(texts.invitationTitle)}</h1>
        <div className="card p-4">
          {isLoading ? (
            <RowsSkeleton />
          ) : data ? (
            <InvitationForm token={token} invitation={data} onSignedIn={enter} />
          ) : isOver(error) ? (
            <div className="grid gap-4">
              <p role="alert">{errorMessage(error, '')}</p>
              <a href="/admin-login" className={buttonClass({ variant: 'line', block: true })}>
                {t(texts.hasPassword)}
              </a>
            </div>
          ) : (
            <ErrorState title={t(texts.failureTitle)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
          )}
        </div>
      </main>
    </div>
  );
}

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'INVITATION_INVALID';

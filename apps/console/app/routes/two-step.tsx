import { common } from '@subah/messages/console/common';
import { entry as texts } from '@subah/messages/console/entry';
import { t } from '@subah/messages/console/message';
import { security } from '@subah/messages/console/security';
import { STAFF_ROLES } from '@subah/rules/accounts/roles';
import { Button, buttonClass } from '@subah/ui/button';
import { LogOut } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { OwnTwoStep } from '../features/security/own-two-step.tsx';
import { ownRole } from '../lib/api/may.ts';
import { requireRole } from '../lib/api/require-role.ts';
import type { Access } from '../lib/api/role-guard.ts';
import { signOut } from '../lib/api/session.ts';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { BrandLink } from '../shell/brand-link.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export const loadTwoStep = (): Promise<Access> => requireRole(STAFF_ROLES);

/** Two-step sign-in of all staff, also of doctors, who have no console. */
export function TwoStepPage() {
  return useLoaderData<Access>() === 'open' ? <TwoStepSettings /> : <NotFoundPage />;
}

function TwoStepSettings() {
  useDocumentTitle(t(security.twoStep));
  const isDoctor = ownRole() === 'doctor';
  const logOut = async () => {
    await signOut();
    window.location.replace('/');
  };
  return (
    <div className="min-h-dvh bg-backdrop">
      <header className="flex min-h-14 items-center justify-between gap-2 border-line border-b bg-card px-3 md:px-6">
        <BrandLink className="min-h-11" />
        <Button variant="quiet" size="sm" onClick={() => void logOut()}>
          <LogOut className="size-4" aria-hidden />
          {t(common.logout)}
        </Button>
      </header>
      <main className="mx-auto grid max-w-140 gap-4 px-3 py-6 md:py-10">
        <h1 className="font-extrabold text-2xl tracking-tight">{t(texts.twoStepTitle)}</h1>
        <OwnTwoStep />
        <a
          href={isDoctor ? '/doctor-appointment-page' : '/dashboard'}
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          {isDoctor ? t(texts.goToAppointments) : t(texts.goToConsole)}
        </a>
      </main>
    </div>
  );
}

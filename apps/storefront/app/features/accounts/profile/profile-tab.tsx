import { accountFields } from '@subah/messages/account-fields';
import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { LanguageSwitch } from '../../../lib/language/language-switch.tsx';
import { ChangePassword } from '../password/change-password.tsx';
import { BusinessDetails } from './business-details.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfileTab() {
  const profile = useAccountQuery('GET get-profile');
  if (profile.state === 'loading') {
    return (
      <Loading label={t(profilePage.loading)} className="card grid gap-4 p-4 sm:grid-cols-2 md:p-6">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-18 rounded-btn" />
        ))}
      </Loading>
    );
  }
  if (profile.state === 'failed') {
    return (
      <div className="card">
        <ErrorState title={t(profilePage.loadFailed)} onRetry={() => void profile.reload()} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <section aria-label={t(profilePage.title)} className="card p-4 md:p-6">
        <ProfileForm profile={profile.data} onSaved={() => void profile.reload()} />
      </section>
      <section
        aria-labelledby="password"
        className="card flex flex-wrap items-center justify-between gap-3 p-4 md:px-6"
      >
        <div>
          <h2 id="password" className="font-bold text-base">
            {t(accountFields.password)}
          </h2>
          <p className="text-ink-600">{t(profilePage.passwordNote)}</p>
        </div>
        <ChangePassword />
      </section>
      <section
        aria-labelledby="language"
        className="card flex flex-wrap items-center justify-between gap-3 p-4 md:px-6"
      >
        <div>
          <h2 id="language" className="font-bold text-base">
            {t(profilePage.language)}
          </h2>
          <p className="text-ink-600">{t(profilePage.languageNote)}</p>
        </div>
        <LanguageSwitch className={buttonClass({ variant: 'line' })} />
      </section>
      <BusinessDetails />
      <NoticeChoices />
    </div>
  );
}

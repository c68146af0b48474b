import { entry as texts } from '@subah/messages/console/entry';
import { t } from '@subah/messages/console/message';
import { wordmark } from '@subah/rules/shop/shop-name';
import { Logo } from '@subah/ui/logo';
import { useNavigate } from 'react-router';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { ownRole } from '../lib/api/may.ts';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { useShopName } from '../lib/shop-name.ts';

export function AdminLoginPage() {
  const navigate = useNavigate();
  const name = useShopName();
  useDocumentTitle(t(texts.loginTitle));
  // Riders work in the storefront, which has both languages.
  const openWork = () =>
    ownRole() === 'rider' ? window.location.replace('/rider') : void navigate('/dashboard', { replace: true });
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-1">
      <header className="flex flex-col justify-between bg-leaf-900 px-4 py-4 text-white md:px-8 lg:p-12">
        <a href="/" className="flex items-center gap-2.5 self-start rounded-btn focus-visible:outline-mango-400">
          <Logo size={40} />
          <span className="min-w-0 break-words font-extrabold text-2xl tracking-tight" translate="no">
            {wordmark(name)}
          </span>
        </a>
        <p className="hidden max-w-100 font-extrabold text-4xl tracking-tight lg:block">{t(texts.slogan)}</p>
      </header>
      <main className="grid content-start justify-items-center px-4 pt-10 pb-16 lg:content-center lg:py-12">
        <div className="w-full max-w-100">
          <h1 className="font-extrabold text-3xl tracking-tight">{t(texts.loginTitle)}</h1>
          <p className="mt-1.5 mb-6 text-ink-600">{t(texts.loginText)}</p>
          <SignInForm onSignedIn={openWork} />
        </div>
      </main>
    </div>
  );
}

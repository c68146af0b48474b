import { contact } from '@subah/messages/contact';
import { t } from '@subah/messages/translate';
import { ContactFacts } from '../features/contact/contact-facts.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import type { Route } from './+types/contact.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(contact.title),
    description: t(contact.description),
  });

export default function Contact() {
  return (
    <div className="wrap pt-5 pb-8 md:pt-8 md:pb-16">
      <header className="mb-5 md:mb-8">
        <h1 className="font-extrabold text-3xl tracking-[-0.025em]">{t(contact.title)}</h1>
        <p className="mt-1 text-base text-ink-600">{t(contact.intro)}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-8">
        <ContactFacts />
        <div className="card p-4 md:p-7">
          <ContactForm />
        </div>
      </div>
    </div>
  );
}

import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { catalogTitles } from '@subah/messages/catalogs';
import { prescriptions } from '@subah/messages/prescriptions';
import { t } from '@subah/messages/translate';
import { useState } from 'react';
import { PharmacistNotice } from '../features/prescriptions/pharmacist-notice.tsx';
import { UploadForm } from '../features/prescriptions/upload-form.tsx';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { loadForCustomer } from '../lib/page/load-for-customer.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSession } from '../lib/session/session.ts';
import { useShop } from '../shared/shop/use-shop.ts';
import type { Route } from './+types/upload-prescriptions.ts';

const Guidelines = lateSection(() =>
  import('../features/prescriptions/guidelines.tsx').then((module) => module.Guidelines),
);
const SampleCarousel = lateSection(() =>
  import('../features/prescriptions/sample-carousel.tsx').then((module) => module.SampleCarousel),
);

const MyPrescriptions = loadForCustomer(() =>
  import('../shell/account/my-prescriptions-with-cart.tsx').then((module) => module.MyPrescriptionsWithCart),
);

const PatientChoice = loadForCustomer(() =>
  import('../features/family/person-choice.tsx').then((module) => module.PatientChoice),
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(prescriptions.title),
    description: t(prescriptions.metaDescription),
    path: '/UploadPrescriptions',
  });

const trail = [{ to: '/MedicineHealthcare', label: t(catalogTitles.medicine) }];

export default function UploadPrescriptions() {
  const { isSignedIn } = useSession();
  const [newest, setNewest] = useState<Prescription>();
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={trail} here={t(prescriptions.title)} />
      <header className="mb-4 md:mb-6">
        <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{t(prescriptions.title)}</h1>
        <p className="mt-0.5 text-ink-600 md:text-base">{t(prescriptions.intro)}</p>
      </header>
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <div className="card p-4 md:p-6">
            <UploadForm
              onUploaded={setNewest}
              patientChoice={(chosenId, onChoose) => <PatientChoice chosenId={chosenId} onChoose={onChoose} />}
            />
          </div>
          <PharmacistNotice />
        </div>
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-1">
          <Guidelines phone={useShop().phone} className="contents" />
          <SampleCarousel className="contents" />
        </div>
      </div>
      {isSignedIn && (
        <section aria-labelledby="my-prescriptions" className="mt-8 md:mt-11">
          <h2 id="my-prescriptions" className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
            {t(prescriptions.mine)}
          </h2>
          <MyPrescriptions newest={newest} />
        </section>
      )}
    </div>
  );
}

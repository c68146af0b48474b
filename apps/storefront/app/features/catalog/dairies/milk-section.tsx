import type { Dairy } from '@subah/contract/catalog/catalog';
import { milkPromise } from '@subah/messages/milk-promise';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { buttonClass } from '@subah/ui/button';
import { fillText } from '@subah/ui/fill-text';
import { Link } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { scenePictures } from '../banners/scene-pictures.ts';
import { TintedSection } from '../banners/tinted-section.tsx';
import { useMilkPromises } from './milk-promise-list.ts';
import { RatingBadge } from './rating-badge.tsx';

const milkHome = catalogFacts.milk.homePath;

export function MilkSection({ dairies }: { dairies: readonly Dairy[] }) {
  return (
    <section aria-labelledby="milk">
      <TintedSection className="grid gap-4 overflow-hidden bg-dairy md:grid-cols-2 md:items-center lg:grid-cols-[380px_1fr_340px] lg:gap-7 lg:p-9">
        <div>
          <h2 id="milk" className="text-2xl/7 font-extrabold tracking-[-.025em] lg:text-3xl lg:tracking-[-.03em]">
            {t(milkPromise.title)}
          </h2>
          <p className="mt-1.5 text-base text-balance text-ink-600">
            {fillText(t(milkPromise.text), { hindi: <span lang="hi">{t(milkPromise.hindi)}</span> })}
          </p>
          <Link to={milkHome} className={`${buttonClass({ variant: 'fill' })} mt-3.5`}>
            {t(milkPromise.seeProducts)}
          </Link>
        </div>
        <div className="lg:-mt-6 lg:-mb-2">
          <StoredPicture
            path={scenePictures.dairy}
            alt=""
            sizes="(min-width: 1024px) 432px, (min-width: 768px) 330px, 312px"
            width={600}
            height={460}
            className="mx-auto w-full max-w-108"
          />
        </div>
        <Promises />
        <Dairies dairies={dairies} />
      </TintedSection>
    </section>
  );
}

function Promises() {
  return (
    <ul className="grid gap-2.5 md:col-span-2 md:grid-cols-3 lg:col-span-1 lg:grid-cols-1">
      {useMilkPromises().map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-center gap-3 rounded-[14px] bg-card/72 px-3 py-2.5">
          <span className="grid size-10 flex-none place-items-center rounded-btn bg-card text-sky-700">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span>
            <b className="block font-bold">{title}</b>
            <span className="text-meta text-ink-600">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Dairies({ dairies }: { dairies: readonly Dairy[] }) {
  if (dairies.length === 0) return null;
  return (
    <div className="col-span-full min-w-0">
      <h3 className="mb-2.5 text-base/5.5 font-bold">{t(milkPromise.dairies)}</h3>
      <ul className="no-scrollbar -mx-gutter grid snap-x auto-cols-[260px] grid-flow-col gap-2.5 overflow-x-auto px-gutter py-1 lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-[repeat(auto-fit,minmax(240px,1fr))] lg:gap-4 lg:px-0">
        {dairies.map((dairy) => (
          <li key={dairy._id} className="grid snap-start scroll-ml-gutter">
            <DairyCard dairy={dairy} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DairyCard({ dairy }: { dairy: Dairy }) {
  return (
    <Link
      to={`${milkHome}/${dairy._id}`}
      className="card card-lift relative grid grid-cols-[72px_1fr] items-center gap-3 border-transparent p-2 pr-3"
    >
      <span className="size-18 overflow-hidden rounded-btn bg-dairy">
        <StoredPicture path={dairy.image} alt="" sizes="72px" className="size-full object-cover" />
      </span>
      <span className="min-w-0">
        <span className="flex items-start justify-between gap-2">
          <b className="line-clamp-2 font-bold">{siteName(dairy)}</b>
          <RatingBadge rating={dairy.rating} />
        </span>
        <span className="line-clamp-2 text-meta text-ink-600">{dairy.address}</span>
      </span>
    </Link>
  );
}

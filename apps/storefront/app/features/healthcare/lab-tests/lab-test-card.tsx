import type { LabTest } from '@subah/contract/catalog/catalog';
import { fastingText } from '@subah/messages/lab-preparation';
import { labTests } from '@subah/messages/lab-tests';
import { t } from '@subah/messages/translate';
import { productPath } from '@subah/rules/catalog/catalogs';
import { OfferTag } from '@subah/ui/badge';
import { ClipboardList, Droplets, FileClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { siteText } from '../../../lib/language/site-text.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { nameLines } from '../../../shared/catalog/product-name.ts';
import { ProductPrice } from '../../../shared/catalog/product-price.tsx';

type Props = {
  test: LabTest;
  headingLevel: 2 | 3;
  /** The ADD button or its stepper. */
  action: ReactNode;
};

export function LabTestCard({ test, headingLevel, action }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { main, other } = nameLines(test);
  const { image, includedTests, parameters, fastingHours, reportHours, price, mrp, discountPercentage } = test;
  const preparation = test.preparation && siteText(test.preparation, test.hindiPreparation);
  const prepared = preparation ?? fastingText(fastingHours);
  return (
    <article className="card card-lift tint-lab relative flex h-full flex-col p-3.5 md:p-4">
      <div className="flex gap-3.5 max-[20rem]:flex-col">
        <span className="size-20 flex-none overflow-hidden rounded-btn bg-tint">
          <StoredPicture path={image} alt="" sizes="80px" className="aspect-square w-full object-cover" />
        </span>
        <div className="min-w-0">
          <Heading className="font-bold text-base/5">
            <Link to={productPath('labtest', test._id)} className="after:absolute after:inset-0 after:rounded-card">
              {main}
            </Link>
          </Heading>
          {other && <p className="mt-0.5 text-ink-600 text-meta">{other}</p>}
          {discountPercentage > 0 && (
            <OfferTag className="mt-1.5">{t(labTests.percentOff, { percent: discountPercentage })}</OfferTag>
          )}
        </div>
      </div>
      <ul className="mt-3 mb-3.5 grid gap-1.5 text-ink-600 text-meta">
        <li className="flex gap-2">
          <ClipboardList aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
          <span>
            {t(labTests.includedTests, { count: includedTests })}
            {parameters.length > 1 && (
              <>
                {': '}
                <span translate="no">{firstParameters(parameters)}</span>
              </>
            )}
          </span>
        </li>
        {prepared && (
          <li className="flex gap-2">
            <Droplets aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
            <span>
              <span className="sr-only">{t(labTests.preparation)} </span>
              <span lang={textLanguage(prepared)}>{prepared}</span>
            </span>
          </li>
        )}
        {reportHours !== null && (
          <li className="flex gap-2">
            <FileClock aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
            {t(labTests.reportIn, { hours: reportHours })}
          </li>
        )}
        <li className="flex gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
          {t(labTests.sampleAtHome)}
        </li>
      </ul>
      <div className="mt-auto flex items-center justify-between gap-3 border-line border-t pt-3">
        <ProductPrice price={price} mrp={mrp} />
        <div className="relative z-1">{action}</div>
      </div>
    </article>
  );
}

const SHOWN_PARAMETERS = 5;

const firstParameters = (parameters: readonly string[]): string =>
  t(labTests.andMoreParameters, {
    names: parameters.slice(0, SHOWN_PARAMETERS).join(', '),
    count: Math.max(0, parameters.length - SHOWN_PARAMETERS),
  });

import { CATALOGUES, catalogueFacts } from '@subah/rules/catalog/catalogues';
import { nextMorningSlot, slotText } from '@subah/rules/delivery/delivery-slot';
import { AlarmClock, ArrowUpRight, Store } from 'lucide-react';
import { useNow } from '../../lib/use-now.ts';
import { timeToCutOff } from './cut-off.ts';

export function WelcomePanel() {
  return (
    <div className="grid gap-3.5 lg:gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <CutOff />
      <ShopLinks />
    </div>
  );
}

function CutOff() {
  const now = useNow();
  const left = timeToCutOff(now);
  return (
    <section className="card border-mango-200 bg-mango-50 p-4 lg:p-5" aria-labelledby="cut-off">
      <h2 id="cut-off" className="flex items-center gap-2 font-semibold">
        <AlarmClock className="size-4.5" aria-hidden />
        Order cut-off 11:00PM
      </h2>
      <p className="num mt-2 font-extrabold text-3xl tracking-tight">{left ? `${left} left` : 'Passed for today'}</p>
      <p className="mt-1 text-ink-600">
        Orders placed now are delivered <b className="font-semibold text-ink">{slotText(nextMorningSlot(now))}</b>.
      </p>
    </section>
  );
}

const shopPages = [
  { title: 'Home', path: '/' },
  ...CATALOGUES.map((catalogue) => ({
    title: catalogueFacts[catalogue].title,
    path: catalogueFacts[catalogue].homePath,
  })),
];

function ShopLinks() {
  return (
    <section className="card p-4 pb-2 lg:p-5 lg:pb-3" aria-labelledby="shop-pages">
      <h2 id="shop-pages" className="flex items-center gap-2 font-semibold">
        <Store className="size-4.5" aria-hidden />
        See the shop
      </h2>
      <ul className="mt-2 grid sm:grid-cols-3 sm:gap-x-6">
        {shopPages.map(({ title, path }) => (
          <li key={path} className="border-line border-t first:border-t-0 sm:nth-[-n+3]:border-t-0">
            <a
              href={path}
              className="flex min-h-11 items-center justify-between gap-2 font-semibold text-leaf-700 hover:underline"
            >
              {title}
              <ArrowUpRight className="size-4" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

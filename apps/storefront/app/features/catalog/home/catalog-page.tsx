import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../lib/page/breadcrumbs.tsx';

export function CatalogPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={[]} here={title} />
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{title}</h1>
      {lead && <p className="mt-0.5 text-ink-600 md:text-base">{lead}</p>}
      <div className="mt-3 grid gap-7 *:min-w-0 md:mt-4 md:gap-11">{children}</div>
    </div>
  );
}

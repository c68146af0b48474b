import type { ReactNode } from 'react';

export const SheetSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1.5 font-bold">{title}</h3>
    {children}
  </section>
);

import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { formatRupees, toRupees } from '@subah/rules/money';
import { type LucideIcon, PackageCheck, ShieldCheck } from 'lucide-react';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';

export function ShopSeals({ catalog }: { catalog: Catalog }) {
  const { smallCartPaise, freeDeliveryAbovePaise } = useDeliverySettings().fees;
  const charge = formatRupees(toRupees(smallCartPaise));
  const limit = formatRupees(toRupees(freeDeliveryAbovePaise));
  return (
    <ul className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
      <Seal
        icon={PackageCheck}
        title={t(product.noMinimum)}
        note={smallCartPaise > 0 ? t(product.noMinimumText, { charge, limit }) : t(product.alwaysFree)}
      />
      <Seal
        icon={ShieldCheck}
        title={t(product.contactless)}
        note={t(catalog === 'labtest' ? product.contactlessSample : product.contactlessText)}
      />
    </ul>
  );
}

function Seal({ icon: Icon, title, note }: { icon: LucideIcon; title: string; note: string }) {
  return (
    <li className="card flex items-start gap-2 p-2.5">
      <Icon aria-hidden="true" className="size-5 flex-none text-leaf-600" />
      <p className="text-ink-600 text-xs">
        <b className="mb-0.5 block font-bold text-ink tracking-[0.02em]">{title}</b>
        {note}
      </p>
    </li>
  );
}

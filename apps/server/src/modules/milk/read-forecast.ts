import type { MorningSheet } from '@subah/contract/milk/milk-round';
import { packSize } from '@subah/rules/catalog/pack-size';
import { millilitres, toLitres } from '@subah/rules/milk/litres';
import { plannedDay } from '@subah/rules/milk/milk-plan';
import { toRupees } from '@subah/rules/money';
import type { Db } from '../../platform/database/database.ts';
import { findAgreements, listPlansOn } from './milk.queries.ts';
import { sumByDairy } from './sum-by-dairy.ts';

/** What the plans need on a morning whose deliveries are not created yet. */
export async function readForecast(db: Db, date: string): Promise<MorningSheet> {
  const plans = (await listPlansOn(db, date)).filter(({ product }) => product.isSold);
  const agreements = await findAgreements(db, plans);
  const loads = plans.flatMap(({ id, productId, payBy, product }) => {
    const agreement = agreements.get(id);
    const packs = agreement ? plannedDay(agreement, date).packs : 0;
    if (packs === 0) return [];
    const { brand, name, packQuantity, unit, pricePaise } = product;
    const cashPaise = payBy === 'cod' ? packs * pricePaise : 0;
    return [
      {
        brand,
        productId,
        name,
        unit: packSize(packQuantity, unit),
        packs,
        millilitres: millilitres(packQuantity, unit),
        cashPaise,
      },
    ];
  });
  return {
    date,
    isForecast: true,
    total: {
      deliveries: loads.length,
      packs: loads.reduce((sum, { packs }) => sum + packs, 0),
      litres: toLitres(loads.reduce((sum, load) => sum + load.packs * load.millilitres, 0)),
      toCollect: toRupees(loads.reduce((sum, { cashPaise }) => sum + cashPaise, 0)),
    },
    dairies: sumByDairy(loads),
    areas: [],
  };
}

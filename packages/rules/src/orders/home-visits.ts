import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';

type Line = {
  product_type: Catalog;
  isRejected: boolean;
  labPatient: { collectionDate: string } | null;
  isCollectedWithDelivery: boolean;
};

type HomeVisits = {
  bringsGoods: boolean;
  /** The round that brings the goods also takes a sample. */
  takesSampleWithGoods: boolean;
  /** Dates of visits for samples alone, in ascending order. */
  collectionDates: string[];
  /** A lab test has no patient and collection date yet. */
  hasUnplannedTest: boolean;
};

/** The visits that an order needs: delivery of goods, collection of samples. Rejected lines need none. */
export function homeVisits(lines: readonly Line[]): HomeVisits {
  const activeLines = lines.filter(({ isRejected }) => !isRejected);
  const tests = activeLines.filter(isLabTest);
  const planned = tests.filter(({ labPatient }) => labPatient !== null);
  const bringsGoods = tests.length < activeLines.length;
  const isTakenWithGoods = ({ isCollectedWithDelivery }: Line) => bringsGoods && isCollectedWithDelivery;
  const dates = planned
    .filter((line) => !isTakenWithGoods(line))
    .flatMap(({ labPatient }) => labPatient?.collectionDate ?? []);
  return {
    bringsGoods,
    takesSampleWithGoods: planned.some(isTakenWithGoods),
    collectionDates: [...new Set(dates)].sort(),
    hasUnplannedTest: planned.length < tests.length,
  };
}

const isLabTest = ({ product_type }: Line): boolean => !catalogFacts[product_type].isCarried;

import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';

type Line = { product_type: Catalog; isRejected: boolean; labPatient: { collectionDate: string } | null };

type HomeVisits = {
  bringsGoods: boolean;
  /** Mornings on which a sample is collected, the first first. */
  collectionDates: string[];
  /** A test was ordered without its patient and morning, which have to be asked for. */
  hasUnplannedTest: boolean;
};

/** Why somebody comes to the door: goods are brought, samples are collected; what was taken out causes neither. */
export function homeVisits(lines: readonly Line[]): HomeVisits {
  const wanted = lines.filter(({ isRejected }) => !isRejected);
  const tests = wanted.filter(isLabTest);
  const dates = tests.flatMap(({ labPatient }) => labPatient?.collectionDate ?? []);
  return {
    bringsGoods: tests.length < wanted.length,
    collectionDates: [...new Set(dates)].sort(),
    hasUnplannedTest: dates.length < tests.length,
  };
}

const isLabTest = ({ product_type }: Line): boolean => !catalogFacts[product_type].isCarried;

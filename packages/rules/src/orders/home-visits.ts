import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';

type Line = { product_type: Catalog; isRejected: boolean; labPatient: { collectionDate: string } | null };

type HomeVisits = {
  bringsGoods: boolean;
  /** Dates on which a sample is collected, in ascending order. */
  collectionDates: string[];
  /** A lab test has no patient and collection date yet. */
  hasUnplannedTest: boolean;
};

/** The visits that an order needs: delivery of goods, collection of samples. Rejected lines need none. */
export function homeVisits(lines: readonly Line[]): HomeVisits {
  const activeLines = lines.filter(({ isRejected }) => !isRejected);
  const tests = activeLines.filter(isLabTest);
  const dates = tests.flatMap(({ labPatient }) => labPatient?.collectionDate ?? []);
  return {
    bringsGoods: tests.length < activeLines.length,
    collectionDates: [...new Set(dates)].sort(),
    hasUnplannedTest: dates.length < tests.length,
  };
}

const isLabTest = ({ product_type }: Line): boolean => !catalogFacts[product_type].isCarried;

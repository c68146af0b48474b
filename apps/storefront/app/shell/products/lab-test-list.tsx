import type { LabTest } from '@subah/contract/catalog/catalog';
import { cx } from '@subah/ui/class-names';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { LabTestCard } from '../../features/healthcare/lab-tests/lab-test-card.tsx';

type Props = {
  tests: readonly LabTest[];
  headingLevel: 2 | 3;
  /** From the width of a tablet on. */
  columns: keyof typeof COLUMNS;
};

export const LabTestList = ({ tests, headingLevel, columns }: Props) => (
  <ul className={cx('grid gap-3 md:gap-4', COLUMNS[columns])}>
    {tests.map((test) => (
      <li key={test._id} className="grid">
        <LabTestCard test={test} headingLevel={headingLevel} action={<AddToCart product={test} />} />
      </li>
    ))}
  </ul>
);

const COLUMNS = { 2: 'md:grid-cols-2 lg:grid-cols-3', 3: 'md:grid-cols-3' };

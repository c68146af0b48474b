import { cx } from '@subah/ui/class-names';
import { Check } from 'lucide-react';

export function PerkList({ perks, className }: { perks: readonly string[]; className?: string }) {
  return (
    <ul className={cx('grid gap-2', className)}>
      {perks.map((perk) => (
        <li key={perk} className="flex items-start gap-2.5">
          <span className="mt-px grid size-5 flex-none place-items-center rounded-full bg-leaf-100 text-leaf-700">
            <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
          </span>
          {perk}
        </li>
      ))}
    </ul>
  );
}

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { OfferTag } from '../badge.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { Rail } from '../rail.tsx';
import { CardSkeleton } from '../skeleton.tsx';
import { AddStepper } from '../stepper.tsx';

const PRODUCTS = [
  { name: 'Onion, Nashik red', unit: '1 kg · 60 left', off: '15% OFF', amount: '₹38', struck: '₹45', inCart: 0 },
  { name: 'Tomato, desi', unit: '500 g · 42 left', off: '25% OFF', amount: '₹24', struck: '₹32', inCart: 2 },
  { name: 'Spinach, cleaned bunch', unit: '250 g', off: '28% OFF', amount: '₹18', struck: '₹25', inCart: 3 },
  { name: 'Potato', unit: '1 kg · 80 left', off: undefined, amount: '₹30', struck: undefined, inCart: 0 },
  { name: 'Green chilli, a name that runs over two lines', unit: '100 g', off: undefined, amount: '₹12', inCart: 0 },
  { name: 'Coriander', unit: '100 g', off: undefined, amount: '₹10', struck: '₹15', inCart: 0 },
  { name: 'Cauliflower', unit: '1 pc', off: '10% OFF', amount: '₹36', struck: '₹40', inCart: 0 },
];

export function Cards() {
  return (
    <Rail
      id="kit-cards"
      title="Cards in a rail"
      lead={<span lang="hi">ताज़ी सब्ज़ियाँ, सुबह से पहले</span>}
      aside={
        <a href="/kit" className="link">
          See all <ChevronRight aria-hidden className="size-4" />
        </a>
      }
    >
      {PRODUCTS.map((product) => (
        <Card key={product.name} {...product} />
      ))}
      <CardSkeleton />
      <CardSkeleton />
    </Rail>
  );
}

type CardProps = { name: string; unit: string; off?: string | undefined; amount: string; struck?: string | undefined };

function Card({ name, unit, off, amount, struck, inCart }: CardProps & { inCart: number }) {
  const [count, setCount] = useState(inCart);
  return (
    <article className="card card-lift tint-produce relative flex flex-col p-[5px] pb-3">
      {off && <OfferTag className="absolute top-3 left-3 z-1">{off}</OfferTag>}
      <div className="relative">
        <div className="well">
          <Picture alt="" src="/favicon.svg" sizes="180px" width={300} height={300} />
        </div>
        <div className="absolute inset-x-[7px] bottom-[7px] z-2">
          <AddStepper
            label={`Quantity of ${name}`}
            name={name}
            addText="ADD"
            addLabel={`Add ${name}`}
            href="/kit"
            value={count}
            max={3}
            limitNote="Only 3 left"
            onLess={() => setCount(count - 1)}
            onMore={() => setCount(count + 1)}
          />
        </div>
      </div>
      <div className="grid gap-0.5 px-2 pt-2.5">
        <Price amount={amount} struck={struck} struckLabel="MRP" note={count > 1 ? `for ${count}` : undefined} />
        <h3 className="line-clamp-2 font-semibold leading-[1.1875rem]">{name}</h3>
        <p className="truncate text-ink-600 text-meta">{unit}</p>
      </div>
    </article>
  );
}

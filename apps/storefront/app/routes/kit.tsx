import { Badge, CountBadge, OfferTag } from '@subah/ui/badge';
import { Button, buttonClass, IconButton, RoundButton } from '@subah/ui/button';
import { Carousel } from '@subah/ui/carousel';
import { Chip } from '@subah/ui/chip';
import { AlertDialog, ConfirmDialog, Dialog } from '@subah/ui/dialog';
import { Drawer } from '@subah/ui/drawer';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Checkbox, Field, PasswordInput, RadioCard, Select, Switch, TextArea, TextInput } from '@subah/ui/field';
import { Logo } from '@subah/ui/logo';
import { Menu, menuItemClass } from '@subah/ui/menu';
import { Picture } from '@subah/ui/picture';
import { Price } from '@subah/ui/price';
import { ProgressBar } from '@subah/ui/progress';
import { Rail } from '@subah/ui/rail';
import { Sheet } from '@subah/ui/sheet';
import { CardSkeleton, Loading, Skeleton } from '@subah/ui/skeleton';
import { AddStepper, Stepper } from '@subah/ui/stepper';
import { Table, type TableColumn, type TableSort } from '@subah/ui/table';
import { Tabs } from '@subah/ui/tabs';
import { toast } from '@subah/ui/toast';
import { ChevronDown, ChevronLeft, ChevronRight, ShoppingCart, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Every part of the kit in every state, for whoever builds with it. Registered in development only. */
export default function KitPage() {
  return (
    <div className="wrap grid gap-8 py-6 *:min-w-0">
      <title>Kit · Subah</title>
      <h1 className="font-extrabold text-3xl tracking-[-0.025em]">Kit</h1>
      <Cards />
      <div className="grid gap-3 *:min-w-0 lg:grid-cols-3 lg:gap-4">
        <Buttons />
        <Fields />
        <Choices />
        <Labels />
        <Steppers />
        <Toasts />
        <Overlays />
        <Menus />
        <Progress />
        <Panel title="Empty">
          <EmptyState
            sun
            title="Your cart is empty"
            text="Order by 11 PM for tomorrow morning."
            action={<Button>Start shopping</Button>}
          />
        </Panel>
        <Panel title="Failed">
          <ErrorState title="This did not load" text="Check your connection." onRetry={() => toast('Trying again')} />
        </Panel>
        <Panel title="Tabs">
          <TabsSample />
        </Panel>
      </div>
      <CarouselSample />
      <TableSample />
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid content-start gap-3 p-3.5">
      <h2 className="font-bold text-base">{title}</h2>
      {children}
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
);

const PRODUCTS = [
  { name: 'Onion, Nashik red', unit: '1 kg · 60 left', off: '15% OFF', amount: '₹38', struck: '₹45', inCart: 0 },
  { name: 'Tomato, desi', unit: '500 g · 42 left', off: '25% OFF', amount: '₹24', struck: '₹32', inCart: 2 },
  { name: 'Spinach, cleaned bunch', unit: '250 g', off: '28% OFF', amount: '₹18', struck: '₹25', inCart: 3 },
  { name: 'Potato', unit: '1 kg · 80 left', off: undefined, amount: '₹30', struck: undefined, inCart: 0 },
  { name: 'Green chilli, a name that runs over two lines', unit: '100 g', off: undefined, amount: '₹12', inCart: 0 },
  { name: 'Coriander', unit: '100 g', off: undefined, amount: '₹10', struck: '₹15', inCart: 0 },
  { name: 'Cauliflower', unit: '1 pc', off: '10% OFF', amount: '₹36', struck: '₹40', inCart: 0 },
];

function Cards() {
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
        <h3 className="line-clamp-2 font-semibold leading-[19px]">{name}</h3>
        <p className="truncate text-ink-600 text-meta">{unit}</p>
      </div>
    </article>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <Panel title="Buttons">
      <Row>
        <Button>Fill</Button>
        <Button variant="line">Line</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button busy={busy} onClick={work}>
          Press to be busy
        </Button>
        <Button busy variant="line">
          Busy
        </Button>
      </Row>
      <Row>
        <Button size="sm">Small</Button>
        <Button size="sm" variant="quiet">
          Small quiet
        </Button>
        <a href="/kit" className={buttonClass({ variant: 'soft', size: 'sm' })}>
          Small as a link
        </a>
      </Row>
      <Button size="lg" block>
        Large, whole width
      </Button>
      <Row>
        <IconButton label="Cart">
          <ShoppingCart aria-hidden className="size-5" />
          <CountBadge count={3} label="3 items" />
        </IconButton>
        <IconButton label="Cart, many">
          <ShoppingCart aria-hidden className="size-5" />
          <CountBadge count={120} label="120 items" />
        </IconButton>
        <RoundButton label="Back">
          <ChevronLeft aria-hidden className="size-5" />
        </RoundButton>
        <RoundButton label="Forward" aria-disabled>
          <ChevronRight aria-hidden className="size-5" />
        </RoundButton>
      </Row>
    </Panel>
  );
}

function Fields() {
  return (
    <Panel title="Fields">
      <Field label="Name">{(control) => <TextInput {...control} defaultValue="Priya Verma" />}</Field>
      <Field label="Mobile" error="Enter a valid 10-digit mobile number.">
        {(control) => <TextInput {...control} inputMode="numeric" defaultValue="98260" />}
      </Field>
      <Field label="Password" hint="8 characters or more.">
        {(control) => <PasswordInput {...control} defaultValue="secret" autoComplete="off" />}
      </Field>
      <Field label="Area">
        {(control) => (
          <Select {...control}>
            <option>Mandideep</option>
            <option>Bhopal</option>
          </Select>
        )}
      </Field>
      <Field label="Note">{(control) => <TextArea {...control} placeholder="Ring the bell twice" />}</Field>
      <Field label="Cannot be changed">{(control) => <TextInput {...control} readOnly defaultValue="462046" />}</Field>
    </Panel>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  return (
    <Panel title="Choices">
      <Checkbox label="Gift wrap" defaultChecked />
      <Checkbox label="Not today" disabled />
      <Switch label="Express" checked={isOn} onChange={setOn} />
      <Switch label="Quiet delivery" checked={!isOn} onChange={(checked) => setOn(!checked)} />
      <RadioCard name="pay" label="Cash on delivery" detail="Pay at the door" defaultChecked />
      <RadioCard name="pay" label="Card, UPI" detail="Pay now" aside={<Badge tone="new">Offer</Badge>} />
      <RadioCard name="pay" label="Coins" detail="Nothing to spend" disabled />
    </Panel>
  );
}

const TONES = ['neutral', 'new', 'go', 'ok', 'no', 'back'] as const;

function Labels() {
  const [tip, setTip] = useState(20);
  return (
    <Panel title="Chips, badges, prices, logo">
      <Row>
        {[10, 20, 30].map((rupees) => (
          <Chip key={rupees} pressed={rupees === tip} onClick={() => setTip(rupees)}>
            ₹{rupees}
          </Chip>
        ))}
        <Chip disabled>Closed</Chip>
        <OfferTag>25% OFF</OfferTag>
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge dot={false}>plain</Badge>
        <span className="kbd">/</span>
      </Row>
      <Price amount="₹38" struck="₹45" struckLabel="MRP" />
      <Price size="lg" amount="₹1,249" struck="₹1,499" struckLabel="MRP" note="you save ₹250" />
      <Row>
        <Logo label="Subah" />
        <Logo size={40} />
        <span className="rounded-sm bg-leaf-900 p-2 text-white">
          <Logo size={32} mono />
        </span>
      </Row>
    </Panel>
  );
}

function Steppers() {
  const [count, setCount] = useState(1);
  const shared = {
    label: 'Quantity',
    value: count,
    max: 4,
    limitNote: 'Only 4 left',
    onLess: () => setCount(Math.max(0, count - 1)),
    onMore: () => setCount(count + 1),
  };
  return (
    <Panel title="Steppers">
      <Stepper {...shared} size="sm" />
      <Stepper {...shared} />
      <Stepper {...shared} size="lg" />
      <AddStepper {...shared} size="sm" addText="ADD" addLabel="Add, small" />
      <AddStepper {...shared} addText="ADD" addLabel="Add, middle" />
      <AddStepper {...shared} size="lg" addText="ADD" addLabel="Add, large" />
    </Panel>
  );
}

function Toasts() {
  const retry = { label: 'Try again', onSelect: () => toast('Product Added Successfully') };
  return (
    <Panel title="Toasts">
      <Row>
        <Button variant="quiet" onClick={() => toast('Product Added Successfully')}>
          Done
        </Button>
        <Button variant="quiet" onClick={() => toast('Failed to add to cart', { tone: 'error', action: retry })}>
          Failed
        </Button>
        <Button variant="quiet" onClick={() => toast('Please sign in first', { tone: 'warning', lane: 'top-right' })}>
          Warning, right
        </Button>
      </Row>
    </Panel>
  );
}

function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'alert' | 'confirm' | 'drawer' | 'sheet'>();
  const close = () => setShown(undefined);
  const openers = ['dialog', 'alert', 'confirm', 'drawer', 'sheet'] as const;
  return (
    <Panel title="Over the page">
      <Row>
        {openers.map((name) => (
          <Button key={name} variant="quiet" onClick={() => setShown(name)}>
            Open {name}
          </Button>
        ))}
      </Row>
      <Dialog open={shown === 'dialog'} onClose={close} title="Choose your area">
        <div className="grid gap-3">
          <Field label="Pincode">{(control) => <TextInput {...control} data-autofocus />}</Field>
          <Button onClick={() => toast('Saved inside the dialog')}>Save</Button>
        </div>
      </Dialog>
      <AlertDialog
        open={shown === 'alert'}
        onClose={close}
        title="Order placed"
        message="It comes tomorrow, 8–11 AM."
      />
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        title="Delete this address?"
        message="Past orders keep their own copy."
        confirmLabel="Delete"
        danger
        onConfirm={close}
      />
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        title="My cart"
        closeLabel="Close cart"
        footer={
          <Button size="lg" block>
            CHECKOUT
          </Button>
        }
      >
        {PRODUCTS.slice(0, 6).map(({ name, unit }) => (
          <div key={name} className="card p-3.5">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-600">{unit}</p>
          </div>
        ))}
        <Button onClick={() => toast('Failed to add to cart', { tone: 'error' })}>Say something</Button>
      </Drawer>
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        title="Edit product"
        closeLabel="Close form"
        footer={<Button block>Save</Button>}
      >
        <div className="grid gap-4">
          <Field label="Name">{(control) => <TextInput {...control} data-autofocus />}</Field>
          <Field label="Description">{(control) => <TextArea {...control} />}</Field>
        </div>
      </Sheet>
    </Panel>
  );
}

function Menus() {
  const trigger = (
    <>
      <User aria-hidden className="size-5" /> Profile <ChevronDown aria-hidden className="size-4" />
    </>
  );
  const items = ['My orders', 'My addresses', 'SuperCoins'].map((name) => (
    <a key={name} href="#kit-cards" className={menuItemClass}>
      {name}
    </a>
  ));
  const out = (
    <button key="out" type="button" className={menuItemClass} onClick={() => toast('Logged out')}>
      Log out
    </button>
  );
  return (
    <Panel title="Menu">
      <Row>
        <Menu label="Profile" align="left" trigger={trigger} items={[...items, out]} />
      </Row>
    </Panel>
  );
}

function Progress() {
  return (
    <Panel title="Progress and skeletons">
      <ProgressBar label="Uploading" value={64} />
      <ProgressBar label="Working" />
      <Loading label="Loading orders" className="grid gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </Loading>
    </Panel>
  );
}

function TabsSample() {
  const [current, setCurrent] = useState('new');
  const tabs = ['New', 'Packed', 'Delivered'].map((label) => ({
    id: label.toLowerCase(),
    label,
    panel: <p className="text-ink-600">Orders that are {label.toLowerCase()}.</p>,
  }));
  return <Tabs label="Orders" tabs={tabs} current={current} onChange={setCurrent} />;
}

const SLIDES = ['bg-mango-100', 'bg-produce', 'bg-dairy', 'bg-lab'];

function CarouselSample() {
  const slide = (tint: string, index: number) => (
    <a key={tint} href="/kit" className={`grid min-h-44 place-items-center rounded-band ${tint}`}>
      <span className="font-extrabold text-3xl">Slide {index + 1}</span>
    </a>
  );
  const quote = (index: number) => (
    <figure key={index} className="card grid gap-2 p-4">
      <blockquote>“Milk at the door before the children wake.”</blockquote>
      <figcaption className="text-ink-600">Shopper {index + 1}</figcaption>
    </figure>
  );
  return (
    <>
      <Carousel label="Offers" slides={SLIDES.map(slide)} intervalMs={3000} arrows />
      <Carousel
        label="What people say"
        slides={[0, 1, 2, 3, 4].map(quote)}
        intervalMs={5000}
        visible={{ base: 1, md: 2, lg: 3 }}
      />
    </>
  );
}

const COLUMNS = [
  { key: 'order', label: 'Order', sortable: true },
  { key: 'total', label: 'Total', align: 'right', sortable: true },
  { key: 'customer', label: 'Customer' },
  { key: 'status', label: 'Status' },
  { key: 'placed', label: 'Placed', hideOnPhone: true },
] as const satisfies TableColumn[];

type ColumnKey = (typeof COLUMNS)[number]['key'];

const ORDERS = Array.from({ length: 12 }, (_, index) => ({
  order: `SB-${1042 + index}`,
  total: `₹${(245 + index * 31).toLocaleString('en-IN')}`,
  customer: index % 2 ? 'Priya Verma' : 'Ramesh Kumar Vishwakarma',
  placed: '14 Nov, 9:12 PM',
}));

function TableSample() {
  const [sort, setSort] = useState<TableSort>({ key: 'order', direction: 'ascending' });
  const rows = sort.direction === 'ascending' ? ORDERS : ORDERS.toReversed();
  const turn = (key: ColumnKey) =>
    setSort({ key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <div className="card overflow-hidden">
      <Table
        caption="Orders"
        className="max-h-80"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.order}
        sort={sort}
        onSort={turn}
        renderCell={(row, column) =>
          column === 'status' ? <Badge tone="new">New order</Badge> : <span>{row[column]}</span>
        }
      />
    </div>
  );
}

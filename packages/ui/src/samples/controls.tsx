import { ChevronLeft, ChevronRight, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Badge, CountBadge, OfferTag } from '../badge.tsx';
import { Button, buttonClass, IconButton, RoundButton } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { Checkbox, RadioCard, Switch } from '../choice.tsx';
import { Field, Select, TextArea, TextInput } from '../field.tsx';
import { Logo } from '../logo.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Price } from '../price.tsx';
import { AddStepper, Stepper } from '../stepper.tsx';
import { Panel, Row } from './panel.tsx';

export function Buttons() {
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

export function Fields() {
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

export function Choices() {
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

export function Labels() {
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

export function Steppers() {
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

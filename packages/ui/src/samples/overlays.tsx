import { ChevronDown, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { AlertDialog, ConfirmDialog, Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Field, TextArea, TextInput } from '../field.tsx';
import { Menu, menuItemClass } from '../menu.tsx';
import { Sheet } from '../sheet.tsx';
import { toast } from '../toast.tsx';
import { Panel, Row } from './panel.tsx';

export function Toasts() {
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

export function Overlays() {
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
        {['Onion', 'Tomato', 'Spinach', 'Potato', 'Coriander', 'Cauliflower'].map((name) => (
          <div key={name} className="card p-3.5">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-600">1 kg</p>
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

export function Menus() {
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

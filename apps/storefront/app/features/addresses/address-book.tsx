import type { Address } from '@subah/contract/delivery/delivery';
import { addresses as texts } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { type ApiQuery, useAccountQuery } from '../../lib/data/use-api-query.ts';
import { AddressCard } from './address-card.tsx';
import { fieldsOf } from './address-fields.ts';
import { AddressSheet } from './address-sheet.tsx';
import { ADDRESS_GRID, AddressSkeletons } from './address-skeletons.tsx';

export function AddressBook() {
  const addresses = useAccountQuery('GET addresses');
  if (addresses.state === 'loading') return <AddressSkeletons />;
  if (addresses.state === 'failed') {
    return (
      <div className="card">
        <ErrorState title={t(texts.loadFailed)} onRetry={() => void addresses.reload()} />
      </div>
    );
  }
  return <Book addresses={addresses.data} change={addresses.change} reload={addresses.reload} />;
}

type BookProps = Pick<ApiQuery<'GET addresses'>, 'change' | 'reload'> & { addresses: readonly Address[] };

function Book({ addresses, change, reload }: BookProps) {
  const api = useApi();
  const [sheet, setSheet] = useState<{ isOpen: boolean; address?: Address }>({ isOpen: false });
  const [leaving, setLeaving] = useState<{ isOpen: boolean; address?: Address }>({ isOpen: false });

  const makeDefault = (address: Address) =>
    change(
      (all) => all.map((other) => ({ ...other, isDefault: other._id === address._id })),
      () => api('PUT addresses/{id}', { params: { id: address._id }, body: { ...fieldsOf(address), isDefault: true } }),
    ).then(
      () => toast(t(texts.updated)),
      (error: unknown) => toast(errorMessage(error, t(texts.saveFailed)), { tone: 'error' }),
    );
  const remove = (address: Address) => {
    setLeaving({ ...leaving, isOpen: false });
    return change(
      (all) => all.filter((other) => other._id !== address._id),
      () => api('DELETE addresses/{id}', { params: { id: address._id } }),
    ).then(
      () => toast(t(texts.deleted)),
      (error: unknown) => toast(errorMessage(error, t(texts.deleteFailed)), { tone: 'error' }),
    );
  };
  const saved = () => {
    setSheet({ ...sheet, isOpen: false });
    void reload();
  };

  return (
    <>
      {addresses.length === 0 ? (
        <div className="card">
          <EmptyState
            sunrise
            title={t(texts.emptyTitle)}
            text={t(texts.emptyText)}
            action={<AddButton onClick={() => setSheet({ isOpen: true })} />}
          />
        </div>
      ) : (
        <div className="grid gap-4">
          <ul className={ADDRESS_GRID}>
            {addresses.map((address) => (
              <li key={address._id} className="min-w-0">
                <AddressCard
                  address={address}
                  actions={
                    <>
                      <Action
                        onClick={() => setSheet({ isOpen: true, address })}
                        label={t(texts.editAddress, { street: address.street })}
                      >
                        {t(texts.edit)}
                      </Action>
                      <Action
                        onClick={() => setLeaving({ isOpen: true, address })}
                        label={t(texts.deleteAddress, { street: address.street })}
                      >
                        {t(texts.delete)}
                      </Action>
                      {!address.isDefault && (
                        <Action
                          onClick={() => void makeDefault(address)}
                          label={t(texts.makeDefaultAddress, { street: address.street })}
                        >
                          {t(texts.makeDefault)}
                        </Action>
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <AddButton onClick={() => setSheet({ isOpen: true })} />
        </div>
      )}
      <AddressSheet
        open={sheet.isOpen}
        onClose={() => setSheet({ ...sheet, isOpen: false })}
        address={sheet.address}
        isOnly={addresses.length === (sheet.address ? 1 : 0)}
        onSaved={saved}
      />
      <ConfirmDialog
        open={leaving.isOpen}
        onClose={() => setLeaving({ ...leaving, isOpen: false })}
        title={t(texts.deleteTitle)}
        message={leaving.address && `${leaving.address.street}, ${leaving.address.city} ${leaving.address.pincode}`}
        confirmLabel={t(texts.delete)}
        danger
        onConfirm={() => leaving.address && void remove(leaving.address)}
      />
    </>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="line" onClick={onClick} className="justify-self-start max-sm:w-full">
      <Plus aria-hidden="true" className="size-5" />
      {t(texts.add)}
    </Button>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="link min-h-11">
      {children}
    </button>
  );
}

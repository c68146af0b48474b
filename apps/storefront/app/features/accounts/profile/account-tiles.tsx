import { account } from '@subah/messages/account';
import type { Message } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import type { ShopSection } from '@subah/rules/shop/sections';
import {
  CalendarCheck,
  ChevronRight,
  ClipboardList,
  Crown,
  ListChecks,
  type LucideIcon,
  MapPin,
  Milk,
  ShoppingBag,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router';
import { useOfferedLinks } from '../../../shared/shop/use-shop.ts';

type Tile = { to: string; label: Message; note: Message; icon: LucideIcon; tint: string; section?: ShopSection };

const TILES: readonly Tile[] = [
  {
    to: '/single-profile-list',
    label: account.profile,
    note: account.profileNote,
    icon: UserRound,
    tint: 'bg-produce',
  },
  { to: '/single-order-list', label: account.orders, note: account.ordersNote, icon: ShoppingBag, tint: 'bg-grocery' },
  { to: '/lists', label: account.lists, note: account.listsNote, icon: ListChecks, tint: 'bg-produce' },
  { to: '/family', label: account.family, note: account.familyNote, icon: Users, tint: 'bg-medicine' },
  { to: '/address-list', label: account.address, note: account.addressNote, icon: MapPin, tint: 'bg-doctor' },
  {
    to: '/milk-data',
    label: account.milkRecord,
    note: account.milkRecordNote,
    icon: Milk,
    tint: 'bg-dairy',
    section: 'milk',
  },
  { to: '/wallet-list', label: account.wallet, note: account.walletNote, icon: Wallet, tint: 'bg-lab' },
  {
    to: '/doctor-appointment-page',
    label: account.appointments,
    note: account.appointmentsNote,
    icon: CalendarCheck,
    tint: 'bg-doctor',
    section: 'doctors',
  },
  {
    to: '/UploadPrescriptions',
    label: account.prescriptions,
    note: account.prescriptionsNote,
    icon: ClipboardList,
    tint: 'bg-medicine',
    section: 'medicine',
  },
  {
    to: '/membership',
    label: account.membership,
    note: account.membershipNote,
    icon: Crown,
    tint: 'bg-grocery',
    section: 'plans',
  },
];

export function AccountTiles() {
  return (
    <nav aria-label={t(account.title)}>
      <ul className="grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1 md:grid-cols-3 md:gap-4">
        {useOfferedLinks(TILES).map(({ to, label, note, icon: Icon, tint }) => (
          <li key={to}>
            <Link
              to={to}
              className="card card-lift flex h-full flex-col gap-3 p-3.5 md:flex-row md:items-center md:p-4"
            >
              <span className={`${tint} grid size-11 flex-none place-items-center rounded-btn`}>
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block font-bold text-base">{t(label)}</b>
                <span className="block text-ink-600 text-meta">{t(note)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-600 max-md:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

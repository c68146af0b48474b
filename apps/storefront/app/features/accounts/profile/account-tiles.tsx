import {
  CalendarCheck,
  ChevronRight,
  type LucideIcon,
  MapPin,
  Milk,
  ShoppingBag,
  UserRound,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router';

type Tile = { to: string; label: string; text: string; icon: LucideIcon; tint: string };

const TILES: readonly Tile[] = [
  { to: '/single-profile-list', label: 'Profile', text: 'Name, mobile, photo', icon: UserRound, tint: 'bg-produce' },
  { to: '/single-order-list', label: 'Orders', text: 'Track, return, reorder', icon: ShoppingBag, tint: 'bg-grocery' },
  { to: '/address-list', label: 'Address', text: 'Where we deliver', icon: MapPin, tint: 'bg-doctor' },
  { to: '/milk-data', label: 'Milk Entry', text: 'Your month of milk', icon: Milk, tint: 'bg-dairy' },
  { to: '/wallet-list', label: 'Wallet', text: 'SuperCoins', icon: Wallet, tint: 'bg-lab' },
  {
    to: '/doctor-appointment-page',
    label: 'Appointments',
    text: 'Doctor visits',
    icon: CalendarCheck,
    tint: 'bg-medicine',
  },
];

export function AccountTiles() {
  return (
    <nav aria-label="My Account">
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4">
        {TILES.map(({ to, label, text, icon: Icon, tint }) => (
          <li key={to}>
            <Link
              to={to}
              className="card card-lift flex h-full flex-col gap-3 p-3.5 md:flex-row md:items-center md:p-4"
            >
              <span className={`${tint} grid size-11 flex-none place-items-center rounded-btn`}>
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block font-bold text-base">{label}</b>
                <span className="block text-ink-600 text-meta">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-600 max-md:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

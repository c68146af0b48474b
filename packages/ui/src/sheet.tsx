import { type DrawerProps, Panel } from './drawer.tsx';

/** For forms: from the bottom on phones, from the side on larger screens. */
export function Sheet(props: DrawerProps) {
  return <Panel {...props} className="overlay-bottom md:w-120 lg:w-140" bodyClassName="p-4 md:p-5" />;
}

import { MilkOutline, MilkScreen } from '../features/milk/milk-screen.tsx';
import { pageMeta } from '../lib/seo.ts';
import { OwnPage } from '../shell/own-page.tsx';
import type { Route } from './+types/milk-data.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Milk Record',
    description: 'Your milk, day by day, and your morning plans.',
    isPrivate: true,
  });

export default function MilkData({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage
      title="Milk Entry"
      text="What came, what it cost, and the mornings to come."
      reason="Your milk record and your morning plans are kept with your account."
      outline={<MilkOutline />}
    >
      <MilkScreen serverNow={loaderData.now} />
    </OwnPage>
  );
}

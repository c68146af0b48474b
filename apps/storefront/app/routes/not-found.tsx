import { failures } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { notFound } from '../lib/page/not-found.ts';
import { shopNameOf } from '../lib/page/shop-name.ts';
import { NotFoundScreen } from '../shell/error-screens.tsx';
import type { Route } from './+types/not-found.ts';

export const loader = () => notFound();

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${t(failures.notFoundTitle)} · ${shopNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
];

export default NotFoundScreen;

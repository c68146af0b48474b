import { failures } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { notFound } from '../lib/page/not-found.ts';
import { NotFoundScreen } from '../shell/error-screens.tsx';

export const loader = () => notFound();

export const meta = () => [{ title: `${t(failures.notFoundTitle)} · Subah` }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;

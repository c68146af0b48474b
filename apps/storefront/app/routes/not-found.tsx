import { notFound } from '../lib/page/not-found.ts';
import { NotFoundScreen } from '../shell/error-screens.tsx';

export const loader = () => notFound();

export const meta = () => [{ title: 'Page Not Found · Subah' }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;

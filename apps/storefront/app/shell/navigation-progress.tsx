import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { useNavigation } from 'react-router';

export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div role="progressbar" aria-label={t(frame.loadingPage)} className="progress" />;
}

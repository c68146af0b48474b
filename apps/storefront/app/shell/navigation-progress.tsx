import { useNavigation } from 'react-router';

export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div role="progressbar" aria-label="Loading page" className="progress" />;
}

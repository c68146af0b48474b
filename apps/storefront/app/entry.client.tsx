import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Long after load: its files and its start would compete with the hydration of the first page, and only offline pages depend on it.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const registerLater = () => setTimeout(register, 4000);
  if (document.readyState === 'complete') registerLater();
  else window.addEventListener('load', registerLater);
}

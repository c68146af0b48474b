import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A sheet in the URL: opening adds a history entry, so that Back closes it, and a link or a reload opens it. */
export function useOverlayParam(name: string): { value: string; open: (value: string) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const change = (value: string, options: { replace?: boolean; state?: unknown }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { ...options, preventScrollReset: true },
    );
  return {
    value: params.get(name) ?? '',
    open: (value) => change(value, { state: { openedHere: name } }),
    // A sheet that was opened by a link has no entry of this page before it.
    close: () => {
      const isOpenedHere = (state as { openedHere?: string } | null)?.openedHere === name;
      if (isOpenedHere) void navigate(-1);
      else change('', { replace: true });
    },
  };
}

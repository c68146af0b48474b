/** Closes the panel around a control that was used, and goes back to what opens it: without the panel the page is much shorter. */
export function closeDetails({ currentTarget }: { currentTarget: Element }): void {
  const details = currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}

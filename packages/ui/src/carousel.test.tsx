import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel.tsx';

const slides = ['One', 'Two', 'Three'].map((name) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
));
/** Longer than any test, so that only explicit steps move the carousel. */
const NEVER_MS = 600_000;

async function renderCarousel(intervalMs = NEVER_MS) {
  const screen = await render(
    <>
      <Carousel label="Offers" slides={slides} intervalMs={intervalMs} arrows />
      <p>Outside</p>
    </>,
  );
  // Before its slides are arranged for the first time, the row would jump back to the first one.
  await expect
    .poll(() => document.querySelector<HTMLElement>('[aria-roledescription=slide]')?.style.order)
    .not.toBe('');
  return screen;
}

test('names the slides and hides those out of view from keyboard and screen reader', async () => {
  const screen = await renderCarousel();
  await expect.element(screen.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: '1 of 3' })).toBeInViewport();
  await expect.poll(() => document.querySelectorAll('[aria-roledescription=slide][inert]').length).toBe(2);
});

test('moves by the arrows and wraps around at both ends', async () => {
  const screen = await renderCarousel();
  const current = (name: string) =>
    expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'Next slide' }).click();
  await current('Show slide 2 of 3');
  await screen.getByRole('button', { name: 'Previous slide' }).click();
  await current('Show slide 1 of 3');
  await screen.getByRole('button', { name: 'Previous slide' }).click();
  await current('Show slide 3 of 3');
});

test('goes to the slide of a dot', async () => {
  const screen = await renderCarousel();
  const dot = screen.getByRole('button', { name: 'Show slide 3 of 3' });
  const isShown = async () => {
    await dot.click();
    return dot.element().getAttribute('aria-current');
  };
  // On a busy machine the row may still be arranged, which stops the scroll of the first click.
  await expect.poll(isShown, { interval: 1000, timeout: 15_000 }).toBe('true');
  await expect.element(screen.getByRole('group', { name: '3 of 3' })).toBeInViewport();
});

test('advances by itself until it is paused', async () => {
  const screen = await renderCarousel(1000);
  // A pointer over the carousel holds it.
  await screen.getByText('Outside').hover();
  const second = screen.getByRole('button', { name: 'Show slide 2 of 3' });
  await expect.element(second).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'Pause slides' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NamedThumbnail } from '../pictures/thumbnail.tsx';
import { StackedCell } from './stacked-cell.tsx';

test('marks the Hindi line of a cell', async () => {
  const screen = await renderScreen(
    <>
      <StackedCell primary="Tomato" secondary="टमाटर" />
      <NamedThumbnail path="/uploads/demo/onion.jpg" name="Onion" note="प्याज़" />
    </>,
  );
  for (const text of ['टमाटर', 'प्याज़']) await expect.element(screen.getByText(text)).toHaveAttribute('lang', 'hi');
  for (const text of ['Tomato', 'Onion']) await expect.element(screen.getByText(text)).not.toHaveAttribute('lang');
});

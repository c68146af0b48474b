import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormattedText } from './formatted-text.tsx';

test('shows headings, paragraphs and lists', async () => {
  const screen = await render(
    <FormattedText headingLevel={3} lang="hi" text={'## डिलीवरी\n\nहर सुबह।\n\n- सोमवार\n- मंगलवार'} />,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'डिलीवरी' })).toBeVisible();
  await expect.element(screen.getByText('हर सुबह।')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['सोमवार', 'मंगलवार']);
});

test('shows HTML and links as text', async () => {
  const hostile = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">click</a> [x](javascript:alert(1))';
  const { container } = await render(<FormattedText headingLevel={2} text={hostile} />);
  expect(container.textContent).toBe(hostile);
  expect(container.querySelectorAll('img, a, script')).toHaveLength(0);
});

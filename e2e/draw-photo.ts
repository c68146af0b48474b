import type { Page } from '@playwright/test';

/** A picture in one colour, drawn by the browser, for a file input. */
export async function drawPhoto(page: Page, colour: string) {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 300, 400);
    return canvas.toDataURL('image/png');
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

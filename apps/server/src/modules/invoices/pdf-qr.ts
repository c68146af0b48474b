import { encode } from 'uqr';
import { INK, type Paper } from './pdf-sheet.ts';

export function drawQr(paper: Paper, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const code = encode(text, { ecc: 'M', border: 0 });
  const module = size / code.size;
  code.data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      // A hair wider, so that viewers draw no white lines between the modules.
      if (isDark) paper.box(x + column * module, y + line * module, module + 0.1, module + 0.1, INK);
    });
  });
}

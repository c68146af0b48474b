export type TextBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/**
 * Reads a text with a very small markup: a blank line ends a paragraph, "## " starts a heading, "- " an item of a list.
 * Everything else is text.
 */
export function parseText(source: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** The block that the next line may continue. */
  let open: TextBlock | undefined;
  const add = (block: TextBlock) => {
    blocks.push(block);
    open = block;
  };
  for (const line of source.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') open = undefined;
    else if (line.startsWith('## ')) {
      add({ kind: 'heading', text: line.slice(3).trim() });
      open = undefined;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (open?.kind === 'list') open.items.push(item);
      else add({ kind: 'list', items: [item] });
    } else if (open?.kind === 'paragraph') open.text += `\n${line}`;
    else add({ kind: 'paragraph', text: line });
  }
  return blocks;
}

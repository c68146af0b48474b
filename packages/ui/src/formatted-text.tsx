import { cx } from './class-names.ts';
import { parseText, type TextBlock } from './parse-text.ts';

type FormattedTextProps = {
  /** In the markup of `parseText`. */
  text: string;
  headingLevel: 2 | 3;
  lang?: string | undefined;
  className?: string | undefined;
};

/** A long text that the shop wrote. It becomes elements, never HTML. */
export const FormattedText = ({ text, headingLevel, lang, className }: FormattedTextProps) => (
  <div lang={lang} className={cx('wrap-anywhere grid gap-3 font-normal text-base', className)}>
    {parseText(text).map((block, at) => (
      // Blocks have no other identity than their position.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Block key={at} block={block} headingLevel={headingLevel} />
    ))}
  </div>
);

function Block({ block, headingLevel }: { block: TextBlock; headingLevel: 2 | 3 }) {
  if (block.kind === 'list') {
    return (
      <ul className="grid list-disc gap-1.5 pl-5">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'paragraph') return <p className="whitespace-pre-line">{block.text}</p>;
  const Heading = `h${headingLevel}` as const;
  return <Heading className="mt-3 font-bold text-xl first:mt-0">{block.text}</Heading>;
}

import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { cx } from '@subah/ui/class-names';

type PhotoLinksProps = {
  urls: readonly string[];
  of: string;
  /** `page` is large enough to read handwriting. */
  size?: 'thumbnail' | 'page';
};

/** Photos; each opens in a new tab. */
export const PhotoLinks = ({ urls, of, size = 'thumbnail' }: PhotoLinksProps) => (
  <ul className={size === 'page' ? 'grid content-start gap-2' : 'flex flex-wrap gap-2'}>
    {urls.map((url, index) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={t(texts.photoPage, { of, page: index + 1 })}
            {...(size === 'thumbnail' ? { width: 112, height: 112 } : {})}
            loading="lazy"
            className={cx(
              'rounded-btn border border-line bg-sunk',
              size === 'page' ? 'min-h-60 w-full object-contain md:max-h-[85dvh]' : 'size-28 max-w-none object-cover',
            )}
          />
        </a>
      </li>
    ))}
  </ul>
);

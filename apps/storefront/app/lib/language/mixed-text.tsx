import { SITE_LANGUAGE } from '@subah/messages/language';

/** A text that the shop wrote in one or both scripts: on English pages Hindi words get their `lang`, for screen readers. */
export const MixedText = ({ text }: { text: string }) =>
  SITE_LANGUAGE === 'hi'
    ? text
    : text.split(/([\u0900-\u097f][\u0900-\u097f\s-]*[\u0900-\u097f])/).map((part, index) =>
        index % 2 === 1 ? (
          <span key={part} lang="hi">
            {part}
          </span>
        ) : (
          part
        ),
      );

import type { HomeCard } from '@subah/contract/shop/home-cards';
import { fillPlaceholders, type HomeValues } from '@subah/rules/shop/home-cards';
import { siteText } from '../../lib/language/site-text.ts';

/** A slide, a card or a tile in the language of the site, with its values filled in. */
export type ShownCard = Pick<HomeCard, '_id' | 'tone' | 'link' | 'image' | 'eyebrow' | 'title' | 'text' | 'action'>;

/** Called by the loader, so that the page carries only the texts that it shows. A card whose title is unknown is left out. */
export const shownCards = (cards: readonly HomeCard[], place: HomeCard['place'], values: HomeValues): ShownCard[] =>
  cards
    .filter((card) => card.place === place)
    .map(({ _id, tone, link, image, ...card }) => {
      const fill = (english: string, hindi: string) => fillPlaceholders(siteText(english, hindi), values);
      return {
        _id,
        tone,
        link,
        image,
        eyebrow: fill(card.eyebrow, card.hindiEyebrow),
        title: fill(card.title, card.hindiTitle),
        text: fill(card.text, card.hindiText),
        action: fill(card.action, card.hindiAction),
      };
    })
    .filter(({ title }) => title !== '');

import { DEFAULT_HOME_CARDS } from '@subah/server/modules/shop/index';
import { homeCards } from '@subah/server/modules/shop/shop.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';

const SCENES = {
  morning: 'morning',
  produce: 'produce',
  grocery: 'grocery',
  dairy: 'dairy',
  medicine: 'medicine',
  lab: 'lab',
  savings: 'medicine',
  night: undefined,
} as const;

/** The documented home page with the scenes of the demo shop. */
export const seedHomeCards = (tx: Tx) =>
  tx.insert(homeCards).values(
    DEFAULT_HOME_CARDS.map((card) => {
      const scene = SCENES[card.tone];
      return { ...card, id: demoId(`home-${card.place}`, card.tone), picture: scene ? `demo/scene-${scene}` : null };
    }),
  );

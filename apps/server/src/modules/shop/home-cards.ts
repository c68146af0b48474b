import { LIST_LIMITS } from '@subah/contract/list-limits';
import { picturePath } from '@subah/contract/picture';
import type { ReadAs } from '@subah/contract/read-as';
import type { HomeCard, HomeCardForm } from '@subah/contract/shop/home-cards';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { acceptPicture, type Pictures } from '../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../platform/storage/save-with-pictures.ts';
import { recordChange } from '../audit/index.ts';
import { homeCards } from './shop.tables.ts';

type Row = Omit<typeof homeCards.$inferSelect, 'createdAt' | 'updatedAt'>;

const toWire = ({ id, picture, ...card }: Row): HomeCard => ({
  _id: id,
  ...card,
  image: picture === null ? '' : picturePath(picture),
});

const columns = {
  id: homeCards.id,
  place: homeCards.place,
  tone: homeCards.tone,
  eyebrow: homeCards.eyebrow,
  hindiEyebrow: homeCards.hindiEyebrow,
  title: homeCards.title,
  hindiTitle: homeCards.hindiTitle,
  text: homeCards.text,
  hindiText: homeCards.hindiText,
  action: homeCards.action,
  hindiAction: homeCards.hindiAction,
  link: homeCards.link,
  picture: homeCards.picture,
  position: homeCards.position,
  isShown: homeCards.isShown,
};

export async function listHomeCards(db: Db, { onlyShown }: { onlyShown: boolean }): Promise<HomeCard[]> {
  const rows = await db
    .select(columns)
    .from(homeCards)
    .where(onlyShown ? eq(homeCards.isShown, true) : undefined)
    .orderBy(asc(homeCards.place), asc(homeCards.position), asc(homeCards.id))
    .limit(LIST_LIMITS.homeCards);
  return rows.map(toWire);
}

type SaveHomeCardInput = {
  id?: string;
  form: HomeCardForm;
  readAs?: ReadAs | undefined;
  image: Buffer[];
  actorId: string;
};

export async function saveHomeCard(
  deps: Pick<Deps, 'db' | 'pictures'>,
  { id, form, readAs, image: [bytes], actorId }: SaveHomeCardInput,
): Promise<HomeCard> {
  const store = async (pictures: Pictures) => {
    if (!bytes) return undefined;
    const key = `home/${newId()}`;
    await pictures.write(key, await acceptPicture(bytes, 'image'));
    return key;
  };
  return saveWithPictures(deps, store, async (tx, picture) => {
    const before = id === undefined ? undefined : await lockOrThrow(tx, id);
    if (before) rejectStaleChange(toWire(before), readAs);
    const after = { id: id ?? newId(), ...form, picture: picture ?? before?.picture ?? null };
    if (before) await tx.update(homeCards).set(after).where(eq(homeCards.id, before.id));
    else await tx.insert(homeCards).values(after);
    const action = before ? 'update' : 'create';
    await recordChange(tx, { actorId, action, subject: 'home page', subjectId: after.id, before, after });
    await publishChange(tx, 'shop');
    return toWire(after);
  });
}

export async function deleteHomeCard({ db }: Pick<Deps, 'db'>, id: string, actorId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockOrThrow(tx, id);
    await tx.delete(homeCards).where(eq(homeCards.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'home page', subjectId: id, before });
    await publishChange(tx, 'shop');
  });
}

async function lockOrThrow(tx: Tx, id: string): Promise<Row> {
  const [row] = await tx.select(columns).from(homeCards).where(eq(homeCards.id, id)).for('update');
  if (!row) throw notFound('homeCard');
  return row;
}

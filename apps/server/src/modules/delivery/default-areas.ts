import { type Db, inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { areaPincodes, areas } from './delivery.tables.ts';

/** `alias`: a spelling or full name by which people may search for the area. */
type DefaultArea = { name: string; alias?: string; pincodes: string[] };

/** The documented areas. A new shop delivers to them; the console changes them. */
export const DEFAULT_AREAS: readonly DefaultArea[] = [
  { name: 'Mandideep', pincodes: ['462046'] },
  { name: 'Ratanpur', alias: 'Ratanpur Sadak', pincodes: ['462046', '462047'] },
  { name: 'Obaidullaganj', alias: 'Obedullaganj', pincodes: ['464993'] },
  { name: 'Prithvi', pincodes: ['462046'] },
  { name: 'Satlapur', alias: 'Satalapur', pincodes: ['462046'] },
  { name: 'Misrod', pincodes: ['462047', '462026'] },
  { name: 'Kattra Hills', alias: 'Katara Hills', pincodes: ['462043'] },
  { name: 'Nirmal State', alias: 'Nirmal Estate', pincodes: ['462043'] },
  { name: 'Bangrasia', alias: 'Bangrasiya', pincodes: ['462045'] },
  { name: 'British Park', pincodes: ['462043'] },
  { name: 'Sahara Estate', alias: 'Sahara States', pincodes: ['462043'] },
  { name: 'Samradha', alias: 'Samardha', pincodes: ['462047', '462026'] },
  { name: 'Dipdi', alias: 'Deepdi', pincodes: ['462047', '462026'] },
  { name: 'Sage', alias: 'Sage University, Katara Extension', pincodes: ['462043'] },
  { name: 'Radhapuram', pincodes: ['462046'] },
  { name: 'Krishnapuram', pincodes: ['462046'] },
  { name: 'Fortune City', alias: 'Fortune Divine City', pincodes: ['462047', '462026'] },
  { name: '11 Mile', alias: 'Gyarah Mile', pincodes: ['462047', '462026'] },
  { name: 'Indus Town', alias: 'Palas Indus Town', pincodes: ['462047'] },
  { name: 'Chinar', alias: 'Chinar Dream City', pincodes: ['462047', '462026'] },
  { name: 'Signature', alias: 'Signature City', pincodes: ['462047', '462026'] },
  { name: 'Sheetal Dham', alias: 'Shital Dham', pincodes: ['462047', '462026'] },
  { name: 'Sheetal City', alias: 'Shital City', pincodes: ['462046'] },
  { name: 'Nayapura', alias: 'Naya Pura', pincodes: ['462046'] },
  { name: 'Bhavya City', pincodes: ['462047'] },
];

/** A shop without any area could not deliver, so the default ones return when all were deleted. */
export async function ensureAreas(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(areas)) > 0) return;
    const rows = DEFAULT_AREAS.map(({ name, alias = null, pincodes }, rank) => ({
      id: newId(),
      name,
      alias,
      rank,
      pincodes,
    }));
    // Another server may start at the same moment.
    const inserted = await tx.insert(areas).values(rows).onConflictDoNothing().returning({ id: areas.id });
    const ids = new Set(inserted.map(({ id }) => id));
    const pincodes = rows.flatMap((row) => row.pincodes.map((pincode) => ({ areaId: row.id, pincode })));
    const ofInserted = pincodes.filter(({ areaId }) => ids.has(areaId));
    if (ofInserted.length > 0) await tx.insert(areaPincodes).values(ofInserted);
  });
}

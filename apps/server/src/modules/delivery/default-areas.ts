import { type Db, inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { areaPincodes, areas } from './delivery.tables.ts';

/** `alias`: a spelling or full name by which people may search for the area. */
type DefaultArea = { name: string; hindiName: string; alias?: string; pincodes: string[] };

/** The documented areas. A new shop delivers to them; the console changes them. */
export const DEFAULT_AREAS: readonly DefaultArea[] = [
  { name: 'Mandideep', hindiName: 'मंडीदीप', pincodes: ['462046'] },
  { name: 'Ratanpur', hindiName: 'रतनपुर', alias: 'Ratanpur Sadak', pincodes: ['462046', '462047'] },
  { name: 'Obaidullaganj', hindiName: 'औबेदुल्लागंज', alias: 'Obedullaganj', pincodes: ['464993'] },
  { name: 'Prithvi', hindiName: 'पृथ्वी', pincodes: ['462046'] },
  { name: 'Satlapur', hindiName: 'सतलापुर', alias: 'Satalapur', pincodes: ['462046'] },
  { name: 'Misrod', hindiName: 'मिसरोद', pincodes: ['462047', '462026'] },
  { name: 'Kattra Hills', hindiName: 'कटारा हिल्स', alias: 'Katara Hills', pincodes: ['462043'] },
  { name: 'Nirmal State', hindiName: 'निर्मल स्टेट', alias: 'Nirmal Estate', pincodes: ['462043'] },
  { name: 'Bangrasia', hindiName: 'बंगरसिया', alias: 'Bangrasiya', pincodes: ['462045'] },
  { name: 'British Park', hindiName: 'ब्रिटिश पार्क', pincodes: ['462043'] },
  { name: 'Sahara Estate', hindiName: 'सहारा एस्टेट', alias: 'Sahara States', pincodes: ['462043'] },
  { name: 'Samradha', hindiName: 'समरधा', alias: 'Samardha', pincodes: ['462047', '462026'] },
  { name: 'Dipdi', hindiName: 'दीपड़ी', alias: 'Deepdi', pincodes: ['462047', '462026'] },
  { name: 'Sage', hindiName: 'सेज', alias: 'Sage University, Katara Extension', pincodes: ['462043'] },
  { name: 'Radhapuram', hindiName: 'राधापुरम', pincodes: ['462046'] },
  { name: 'Krishnapuram', hindiName: 'कृष्णापुरम', pincodes: ['462046'] },
  { name: 'Fortune City', hindiName: 'फ़ॉर्च्यून सिटी', alias: 'Fortune Divine City', pincodes: ['462047', '462026'] },
  { name: '11 Mile', hindiName: '11 मील', alias: 'Gyarah Mile', pincodes: ['462047', '462026'] },
  { name: 'Indus Town', hindiName: 'इंडस टाउन', alias: 'Palas Indus Town', pincodes: ['462047'] },
  { name: 'Chinar', hindiName: 'चिनार', alias: 'Chinar Dream City', pincodes: ['462047', '462026'] },
  { name: 'Signature', hindiName: 'सिग्नेचर', alias: 'Signature City', pincodes: ['462047', '462026'] },
  { name: 'Sheetal Dham', hindiName: 'शीतल धाम', alias: 'Shital Dham', pincodes: ['462047', '462026'] },
  { name: 'Sheetal City', hindiName: 'शीतल सिटी', alias: 'Shital City', pincodes: ['462046'] },
  { name: 'Nayapura', hindiName: 'नयापुरा', alias: 'Naya Pura', pincodes: ['462046'] },
  { name: 'Bhavya City', hindiName: 'भव्य सिटी', pincodes: ['462047'] },
];

/** A shop without any area could not deliver, so the default ones return when all were deleted. */
export async function ensureAreas(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(areas)) > 0) return;
    const rows = DEFAULT_AREAS.map(({ name, hindiName, alias = null, pincodes }, rank) => ({
      id: newId(),
      name,
      hindiName,
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

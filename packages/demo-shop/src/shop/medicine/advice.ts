import type { ProductFieldValues } from '@subah/rules/catalog/product-fields';

type Advice = Pick<ProductFieldValues, 'uses' | 'howToTake' | 'sideEffects' | 'warnings'>;

/** By the first salt of the composition. Sample texts of the demo shop, shortened from package leaflets. */
const ADVICE: Record<string, Advice> = {
  Paracetamol: {
    uses: 'Fever, headache, body pain and toothache.',
    howToTake: 'After food, with water. Adults: one tablet up to 4 times a day, at least 4 hours apart.',
    sideEffects: 'Rare: nausea, skin rash. See a doctor if a rash or yellow eyes appear.',
    warnings: 'Not more than 4 g of paracetamol a day from all medicines.\nAsk a doctor first with liver disease or daily alcohol.',
  },
  Ibuprofen: {
    uses: 'Pain, swelling and fever.',
    howToTake: 'After food, with a full glass of water.',
    sideEffects: 'Acidity, stomach pain, nausea.',
    warnings: 'Not with stomach ulcers, kidney disease or in the last 3 months of pregnancy.',
  },
  Cetirizine: {
    uses: 'Sneezing, runny nose, itching and hives from allergy.',
    howToTake: 'Once a day, at night.',
    sideEffects: 'Sleepiness, dry mouth.',
    warnings: 'Do not drive if it makes you sleepy. Avoid alcohol.',
  },
  Pantoprazole: {
    uses: 'Acidity, heartburn and stomach ulcers.',
    howToTake: 'Half an hour before breakfast. Swallow whole.',
    sideEffects: 'Headache, loose motions.',
    warnings: 'Ask a doctor before taking it for longer than two weeks.',
  },
  Amlodipine: {
    uses: 'High blood pressure and chest pain.',
    howToTake: 'Once a day, at the same time every day.',
    sideEffects: 'Swelling of the ankles, tiredness, headache.',
    warnings: 'Do not stop it without asking your doctor. Get up slowly: it may make you dizzy.',
  },
  Amoxicillin: {
    uses: 'Bacterial infections of throat, ear, chest and urinary tract.',
    howToTake: 'At equal gaps, for as many days as prescribed, even if you feel better.',
    sideEffects: 'Loose motions, nausea, skin rash.',
    warnings: 'Tell the doctor about any penicillin allergy. Stop and get help at once with swelling or trouble breathing.',
  },
};

export const adviceFor = (composition: string | null | undefined): Partial<Advice> => ADVICE[/^[A-Za-z]+/.exec(composition ?? '')?.[0] ?? ''] ?? {};

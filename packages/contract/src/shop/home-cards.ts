import { HOME_PLACEHOLDERS, HOME_PLACES, HOME_TONES, unknownPlaceholder } from '@subah/rules/shop/home-cards';
import { z } from 'zod';
import { MAX_PICTURE_BYTES } from '../catalog/catalog-forms.ts';
import { data, endpoint, Flag, Id, listOf } from '../endpoint.ts';
import { requiredField, textField, wholeField } from '../form-field.ts';
import { readAs } from '../read-as.ts';

/** A slide, a card or a tile of the home page. The Hindi texts are empty where Hindi pages show the English ones. */
export const HomeCard = z.strictObject({
  _id: Id,
  place: z.enum(HOME_PLACES),
  tone: z.enum(HOME_TONES),
  /** A short line above the title of a slide. */
  eyebrow: z.string(),
  hindiEyebrow: z.string(),
  title: z.string(),
  hindiTitle: z.string(),
  text: z.string(),
  hindiText: z.string(),
  /** The button of a slide or a card. */
  action: z.string(),
  hindiAction: z.string(),
  /** A path of the shop. */
  link: z.string(),
  /** Empty without a picture. */
  image: z.string(),
  position: z.number().int(),
  isShown: z.boolean(),
});
export type HomeCard = z.infer<typeof HomeCard>;

const filledText = (maxLength: number) =>
  textField(maxLength)
    .refine((text) => unknownPlaceholder(text) === undefined, {
      error: `In braces stands one of ${HOME_PLACEHOLDERS.join(', ')}.`,
    })
    .default('');

export const HomeCardForm = z.object({
  place: z.enum(HOME_PLACES, 'Choose slide, card or tile.'),
  tone: z.enum(HOME_TONES, 'Choose a colour.'),
  eyebrow: filledText(60),
  hindiEyebrow: filledText(60),
  title: requiredField(filledText(60), 'Title is required.').transform((title) => title ?? ''),
  hindiTitle: filledText(60),
  text: filledText(120),
  hindiText: filledText(120),
  action: filledText(30),
  hindiAction: filledText(30),
  link: requiredField(
    textField(200).regex(/^\/(?![/\\])/, 'A link starts with /, such as /superdeal.'),
    'Link is required.',
  ).transform((link) => link ?? ''),
  position: wholeField(1, 100),
  isShown: Flag.default(true),
});
export type HomeCardForm = z.output<typeof HomeCardForm>;

const params = z.object({ id: Id });
const files = {
  image: {
    maxFiles: 1,
    maxBytes: MAX_PICTURE_BYTES,
    tooLarge: 'Max 2MB allowed.',
    tooMany: 'One image is enough.',
  },
};

export const homeCardsEndpoints = {
  'GET home-cards': endpoint({
    audience: 'any',
    summary: 'Slides, cards and tiles of the home page that are shown, by position',
    response: listOf(HomeCard),
    cached: ['shop'],
  }),
  'GET admin/home-cards': endpoint({
    audience: 'change settings',
    summary: 'All slides, cards and tiles of the home page, by place and position',
    response: listOf(HomeCard),
  }),
  'POST admin/home-cards': endpoint({
    audience: 'change settings',
    summary: 'Add a slide, a card or a tile to the home page',
    body: HomeCardForm,
    files,
    response: data(HomeCard),
  }),
  'PUT admin/home-cards/{id}': endpoint({
    audience: 'change settings',
    summary: 'Change a slide, a card or a tile; without a new picture the old one stays',
    params,
    body: HomeCardForm.safeExtend(readAs),
    files,
    response: data(HomeCard),
  }),
  'DELETE admin/home-cards/{id}': endpoint({
    audience: 'change settings',
    summary: 'Delete a slide, a card or a tile',
    params,
    response: z.strictObject({ message: z.string() }),
  }),
};
